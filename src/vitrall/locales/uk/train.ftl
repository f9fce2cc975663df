### Training a net: `vitrall train`.

train-about = навчити мережу оцінювати позиції на партіях бота із самим собою
train-description = Грає партії, підганяє під них мережу й дає новій мережі зіграти зі старою; і так знову й знову. Усе зберігається у FOLDER. Перерване навчання продовжується з того самого місця.
train-folder = де зберігати партії, мережі, перебіг і графіки
train-tables = столи, за якими навчатися
train-iterations = скільки разів грати партії й підганяти мережу
train-games = кількість партій у кожній ітерації
train-minutes = після стількох хвилин не починати наступної ітерації
train-start = продовжити з цього файлу моделі
train-hidden = кількість вузлів першого прихованого шару
train-trace = λ: яка частка цілі походить із майбутнього, дальшого за наступний хід, від 0 до 1
train-games-played = ітерація { $iteration }: партій: { $games }, середній рахунок { $mean }
train-sweep = ітерація { $iteration }, прохід { $sweep }: похибка { $target } (наступний хід), { $final } (кінцевий рахунок)
train-gate-better = ітерація { $iteration }: нова мережа краща; вона виграла { $won } % (зерен: { $seeds }, очки: { $points } до { $old })
train-gate-no-better = ітерація { $iteration }: залишається стара мережа; нова виграла { $won } % (зерен: { $seeds }, очки: { $points } до { $old })
train-gate-open = ітерація { $iteration }: певності немає, тож залишається стара мережа; нова виграла { $won } % (зерен: { $seeds }, очки: { $points } до { $old })
train-done = найкраща мережа: { $file }
train-none = жодна мережа ще не перемогла бота, що рахує очки

## Errors. $detail

error-train-tables = Таких столів для навчання немає ({ $detail }).
error-train-number = Одне з чисел навчання неможливе ({ $detail }).
error-train-extra = Для цього потрібен додаток «learn»: pip install "vitrall[learn]".
error-train-start = З цього файлу неможливо продовжити навчання ({ $detail }).
