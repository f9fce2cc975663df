### The guided first game: what is said at each step, `.done` once its moves are made, and what a wrong tap hears.

# $step, $total
lesson-progress = { $step } of { $total }
lesson-skip = Leave
lesson-back = Back
lesson-next = Next
lesson-play = Play your first game

## A tap that was not asked for. A die: $color, $value; $space

lesson-other-die = That die could be taken too. For this lesson, take { die-acc }.
lesson-other-space = The die could go there too. For this lesson, choose { $space }, the space with the dashed frame.
lesson-other-value = That would be allowed too. For this lesson, choose { $value }.
lesson-pick-first = First pick up a die: tap { die-acc }.
lesson-try = That space would take the die. Tap { $space } and see what happens.
lesson-not-yet = That comes later. Do this step first.

## The window and the goals

lesson-welcome = Welcome! This is your window: twenty spaces for twenty dice of coloured glass. In ten rounds you fill as many as you can.
lesson-prints = Some spaces are marked. A colour takes only dice of that colour, pips only dice of that value. Blank spaces take any die.
lesson-goals = Points come from goals. Public objectives count for everybody. Your private objective is your secret: every pip on your blue dice is a point.

## The first round

lesson-pick = A round begins: two dice for each player and one more are rolled into the draft pool. You go first. Tap the blue 6.
lesson-middle = The lit spaces take it. Before you choose one, tap the dashed space in the middle and see what happens.
lesson-edge = A space that refuses a die always says why. The dashed space on the edge asks for blue: tap it.
    .done = Well placed: blue glass on the blue print.
lesson-end = In one turn you draft one die, no more. End your turn.
lesson-snake = Your opponent has just had two turns in a row: the order goes once around the table and then back. You went first, so you also end the round.
lesson-second = Your second turn. Tap the purple 2.
lesson-touch = From the second die on, each must touch another one, by a side or a corner. Tap the dashed corner, although it asks for purple.
lesson-value = That is the rule. The dashed space beside your blue die asks for a 2: tap it.
    .done = Value and neighbours fit.
lesson-over = End your turn, and with it the round.

## The second round

lesson-track = The die that nobody took goes to the round track. A new round has begun. This time your opponent went first, so you will have two turns in a row.
lesson-beside = Now for neighbours. Tap the red 2.
lesson-like = Dice side by side may share neither colour nor value. Tap the dashed space below your purple 2.
lesson-corner = Corners do not matter: dice of the same colour or value may touch diagonally. Tap the dashed space, which also asks for red.
    .done = Red on red, and it touches the other 2 only by a corner.
lesson-running = End this turn. The next one is yours again.
lesson-alone = Now on your own: pick up the green 4 and put it on the dashed space, which asks for a 4.
    .done = Right.
lesson-third = End your turn.

## A tool

lesson-wish = Round three. The marked space asks for a 5, and blue scores for you, but there is only a blue 4. Tap it to take it into your hand.
lesson-tool = Tools cost favor tokens, the lights in the arch of your window. { card-grozing-pliers } change the drafted die by 1. Use the card: it costs 1 token.
lesson-turn = Make the 4 a 5.
    .done = A blue 5.
lesson-set = Place it on the dashed space.
    .done = One more point for your private objective, too.
lesson-price = Your token stays on the card. From now on the card costs 2. You may use one tool per turn, and each token left at the end is worth 1 point.

## The score

lesson-final = And so on for ten rounds. Here is your window at the end of this game. What is it worth?
lesson-public = First the public objectives. The marked columns are full, and no colour repeats in them.
lesson-pairs = The next one counts pairs of a 1 and a 2, wherever they lie.
lesson-sets = The third counts sets of all five colours. A die may count for several cards.
lesson-private = Then your private objective: the sum of your blue dice.
lesson-rest = Each favor token left is 1 point. Each empty space costs 1.
lesson-outcome = The highest total wins. That is the whole game. Hints are on in your first game, and the rules are always in the menu.
