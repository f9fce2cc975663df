### The analysis of a finished game

analyse-about = що в завершеній партії було везінням і які ходи могли бути кращими
analyse-description =
    З кожної позиції завершеної партії багато разів грає далі й для кожного гравця пояснює, звідки взявся результат:
    чого можна було очікувати, скільки дало везіння, скільки власні рішення, а скільки чужі. Про кожен хід каже, скільки
    він коштував.
analyse-effort = наскільки точний аналіз: quick, normal або deep
analyse-seed = зерно змодельованих партій
analyse-html = записати в цей файл сторінку з малюнками; їй не потрібні ні мережа, ні скрипти
analyse-many = аналізувати багато партій: збірки, записи або теки з ними; записує таблицю оцінок (додаток lab). Перерваний аналіз триває далі з того самого місця
analyse-out = файл з оцінками
analyse-turns = показати всі ходи, а не лише найдорожчі
# $playouts: a number, $effort: a word of the command line
analyse-method = Змодельованих партій із кожної позиції: { $playouts } (точність { $effort }). ± — одна стандартна похибка.
analyse-points = Звідки взялися очки
analyse-margin = Звідки взялася різниця з ціллю
analyse-chances = Звідки взявся шанс на перемогу
analyse-expected = очікувано на початку
analyse-luck = везіння
analyse-own = власні рішення
analyse-others = рішення інших
analyse-rest = не пояснено
analyse-result = результат
analyse-accuracy = влучність
# $name: a player
analyse-costliest = { $name }: найдорожчі ходи
analyse-all-turns = { $name }: усі ходи
analyse-none = Жоден хід не міг бути помітно кращим.
# $round: a number, $turn: 1 or 2
analyse-turn = раунд { $round }, хід { $turn }
analyse-choice = перед першим раундом
# $word: best, good, …; $loss: points as a number, $chance: per cent as a number
analyse-verdict = { $word }: втрачено очок — { $loss }, шансу на перемогу — { $chance } %
analyse-word-best = найкраще
analyse-word-good = добре
analyse-word-imprecise = неточно
analyse-word-mistake = помилка
analyse-word-blunder = груба помилка
# $moves: moves, one after the other
analyse-done = зіграно: { $moves }
analyse-better = краще: { $moves }
# $reasons: reasons as hints give them
analyse-because = чому: { $reasons }
# $round: a number, $points: points as a number with its sign
analyse-luckiest = найщасливіший кидок: раунд { $round } ({ $points })
analyse-unluckiest = найнещасливіший кидок: раунд { $round } ({ $points })
# $window: the name of a pattern, $points: a number
analyse-window = найкращий вітраж: { $window } (очікувано очок: { $points })
# $window, $best: names of patterns, $points: a number
analyse-window-missed = обраний вітраж: { $window }; найкращий: { $best }, очікувано більше очок: { $points }
# $file: a path, $games: a number
analyse-written = Записано у { $file }. Партій: { $games }.
# $names: the players, one after the other
analyse-page-title = Аналіз: { $names }
analyse-curve = Шанс на перемогу, раунд за раундом (%)
analyse-curve-margin = Різниця з ціллю, раунд за раундом (очки)

error-analysis-not-over = Аналізувати можна лише завершену партію.
error-analysis-no-beginning = Ця партія почалася не з роздачі, тож аналізувати її не можна.
error-analysis-effort = Такої точності немає ({ $detail }).
error-analysis-journal = Журнал поруч із файлом належить аналізу з іншою точністю, зерном або версією ({ $detail }). Видаліть його або вкажіть інший файл.
