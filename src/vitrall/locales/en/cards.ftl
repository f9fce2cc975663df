### The cards: names, what they say, and how what they score is counted. Every text is in our own words.
###
### A name without a mark is known from print: from this language's edition, or left as the English card has it.
### `.origin` marks every other: `own` is our own name, `reported` one that a public program carries for this edition,
### `inferred` a printed name whose card is a conclusion. `.gloss` says what a name left in another language means.

## Texts that several cards share

# $a and $b are colours, $met and $missed points.
-bloom-text =
    Build this figure from { $a ->
        [red] red
        [yellow] yellow
        [green] green
        [blue] blue
        [purple] purple
       *[grey] grey
    } and { $b ->
        [red] red
        [yellow] yellow
        [green] green
        [blue] blue
        [purple] purple
       *[grey] grey
    } dice anywhere in your window, neither turned nor mirrored. At the end, score { $met ->
        [one] { $met } point
       *[other] { $met } points
    } if it is there, or lose { $missed ->
        [one] { $missed } point
       *[other] { $missed } points
    } if it is not.
# $spaces are the marked spaces of the card.
-marked-text = Add up the values of your dice on the six marked spaces ({ $spaces }) and score that many points.

## Patterns of the base game

card-suns-glory = Sun's Glory
card-firelight = Firelight
card-shadow-thief = Shadow Thief
card-sun-catcher = Sun Catcher
card-fulgor-del-cielo = Fulgor del Cielo
    .gloss = Radiance of the sky
card-luz-celestial = Luz Celestial
    .gloss = Heavenly light
card-aurora-sagradis = Aurora Sagradis
    .gloss = Sacred dawn
card-aurorae-magnificus = Aurorae Magnificus
    .gloss = Splendid dawn
card-lux-mundi = Lux Mundi
    .gloss = Light of the world
card-lux-astram = Lux Astram
    .gloss = Starlight
card-kaleidoscopic-dream = Kaleidoscopic Dream
card-firmitas = Firmitas
    .gloss = Strength
card-gravitas = Gravitas
    .gloss = Dignity
card-water-of-life = Water of Life
card-batllo = Batllo
    .gloss = Casa Batlló in Barcelona
card-bellesguard = Bellesguard
    .gloss = Bellesguard tower in Barcelona
card-virtus = Virtus
    .gloss = Virtue
card-symphony-of-light = Symphony of Light
card-ripples-of-light = Ripples of Light
card-fractal-drops = Fractal Drops
card-via-lux = Via Lux
    .gloss = Way of light
card-industria = Industria
    .gloss = Diligence
card-chromatic-splendor = Chromatic Splendor
card-comitas = Comitas
    .gloss = Courtesy

## Patterns for five and six players

card-generosidad = Generosidad
    .gloss = Generosity
card-armonia = Armonia
    .gloss = Harmony
card-ligero = Ligero
    .gloss = Light of weight
card-shadom = Shadom
card-sol = Sol
    .gloss = Sun
card-naturaleza = Naturaleza
    .gloss = Nature
card-esperanca = Esperança
    .gloss = Hope
card-alegria = Alegria
    .gloss = Joy
card-romanesque = Romanesque
card-baroque = Baroque
card-apricitas = Apricitas
    .gloss = Sunshine
card-tenebra = Tenebra
    .gloss = Darkness

## Tools of the base game

card-grozing-pliers = Grozing Pliers
    .text = After drafting, raise or lower the drafted die by 1. A 6 never becomes a 1, nor a 1 a 6.
card-eglomise-brush = Eglomise Brush
    .text = Move one die in your window to another empty space. The colour printed there does not matter; every other placement rule holds.
card-copper-foil-burnisher = Copper Foil Burnisher
    .text = Move one die in your window to another empty space. The value printed there does not matter; every other placement rule holds.
card-lathekin = Lathekin
    .text = Move two different dice in your window, one after the other; one alone is not enough. Both must meet every placement rule.
card-lens-cutter = Lens Cutter
    .text = After drafting, swap the drafted die with any die on the round track. Both keep their values.
card-flux-brush = Flux Brush
    .text = After drafting, roll the drafted die again. If it then fits nowhere, return it to the draft pool.
card-glazing-hammer = Glazing Hammer
    .text = In your second turn of the round, before drafting, roll all dice in the draft pool again.
card-running-pliers = Running Pliers
    .text = In your first turn, once your die is placed, draft and place one more at once. Skip your second turn this round.
card-cork-backed-straightedge = Cork-backed Straightedge
    .text = After drafting, place the die on a space that touches no other die, by side or corner. Every other placement rule holds.
card-grinding-stone = Grinding Stone
    .text = After drafting, turn the drafted die to its opposite face: 1 and 6, 2 and 5, 3 and 4 trade places.
card-flux-remover = Flux Remover
    .text = After drafting, return the drafted die to the bag and draw one at random. Choose its value, then place it or put it into the draft pool.
card-tap-wheel = Tap Wheel
    .text = Move one or two dice of the same colour in your window. A die of that colour must lie on the round track. Every placement rule holds.

## Tools of the private pools

card-strip-cutter = Strip Cutter
    .text = After drafting, swap the drafted die with a die from your private pool.
card-lead-came-nippers = Lead Came Nippers
    .text = Roll one or two dice of your private pool again.

## Grey tools

card-smoke-pliers = Smoke Pliers
    .text = After drafting a grey die, set it to any other value before you place it.
    .origin = own
card-ash-tongs = Ash Tongs
    .text = After drafting, swap the drafted die with a die on the round track; exactly one of the two must be grey. Both keep their values.
    .origin = own
card-slate-turner = Slate Turner
    .text = Swap the places of one grey die and one die of another colour in your window. Both must then meet every placement rule and the restriction board.
    .origin = own

## Public objectives

card-row-color-variety = Row Color Variety
    .text = Score 6 points for each full row of five different colours.
    .scored = { rows-scored }
card-column-color-variety = Column Color Variety
    .text = Score 5 points for each full column of four different colours.
    .scored = { columns-scored }
card-row-shade-variety = Row Shade Variety
    .text = Score 5 points for each full row of five different values.
    .scored = { rows-scored }
card-column-shade-variety = Column Shade Variety
    .text = Score 4 points for each full column of four different values.
    .scored = { columns-scored }
card-light-shades = Light Shades
    .text = Score 2 points for each pair of a 1 and a 2 anywhere in your window.
    .scored = { pairs-scored }
card-medium-shades = Medium Shades
    .text = Score 2 points for each pair of a 3 and a 4 anywhere in your window.
    .scored = { pairs-scored }
card-deep-shades = Deep Shades
    .text = Score 2 points for each pair of a 5 and a 6 anywhere in your window.
    .scored = { pairs-scored }
card-shade-variety = Shade Variety
    .text = Score 5 points for each set of all six values, 1 to 6, anywhere in your window.
    .scored = { sets-scored }
card-color-variety = Color Variety
    .text = Score 4 points for each set of all five base colours anywhere in your window.
    .scored = { sets-scored }
card-color-diagonals = Color Diagonals
    .text = Score 1 point for each die that touches a die of its own colour diagonally.
    .scored = { dice-scored }

## Public objectives of grey glass

card-slate-columns = Slate Columns
    .text = Score 4 points for each column with exactly one grey die.
    .scored = { columns-scored }
    .origin = own
card-slate-shades = Slate Shades
    .text = Score 4 points for each different value among your grey dice.
    .scored = { values-scored }
    .origin = own
card-ringed-in-colour = Ringed in Colour
    .text = Score 5 points for each grey die whose neighbouring spaces, side by side, are all filled with dice of different colours.
    .scored = { dice-scored }
    .origin = own

## Rivalry cards

card-deepest-light = Deepest Light
    .text = Have the highest total value of all dice in your window.
    .origin = own
card-palest-light = Palest Light
    .text = Have the most dice showing 1 or 2.
    .origin = own
card-strongest-hue = Strongest Hue
    .text = Have the highest total value in one base colour; your best colour counts.
    .origin = own
card-mightiest-row = Mightiest Row
    .text = Have the highest total value in a single row; empty spaces count as 0.
    .origin = own
card-diagonal-weave = Diagonal Weave
    .text = Have the most pairs of dice of equal value that touch diagonally.
    .origin = own
card-widest-palette = Widest Palette
    .text = Have the most different dice; two dice are alike only if both colour and value match.
    .origin = own
card-weight-of-ash = Weight of Ash
    .text = Have the highest total value of grey dice.
    .origin = own
card-reach-of-ash = Reach of Ash
    .text = Have grey dice in the most rows and columns, both counted together.
    .origin = own
card-ash-company = Ash Company
    .text = Have the most dice lying side by side with a grey die.
    .origin = own

## Private objectives

card-shades-of-red = Shades of Red
    .text = Add up the values of your red dice and score that many points.
    .scored = { dice-scored }
card-shades-of-yellow = Shades of Yellow
    .text = Add up the values of your yellow dice and score that many points.
    .scored = { dice-scored }
card-shades-of-green = Shades of Green
    .text = Add up the values of your green dice and score that many points.
    .scored = { dice-scored }
card-shades-of-blue = Shades of Blue
    .text = Add up the values of your blue dice and score that many points.
    .scored = { dice-scored }
card-shades-of-purple = Shades of Purple
    .text = Add up the values of your purple dice and score that many points.
    .scored = { dice-scored }

## Private objectives with marked spaces

card-fence = Fence
    .text = { -marked-text(spaces: "B1, B3, B5, C1, C3, C5") }
    .scored = { dice-scored }
card-tunnel = Tunnel
    .text = { -marked-text(spaces: "A2, A3, A4, D2, D3, D4") }
    .scored = { dice-scored }
card-brace = Brace
    .text = { -marked-text(spaces: "A2, A4, B3, C3, D2, D4") }
    .scored = { dice-scored }
card-port = Port
    .text = { -marked-text(spaces: "A3, B2, B4, C2, C4, D3") }
    .scored = { dice-scored }
card-brackets = Brackets
    .text = { -marked-text(spaces: "A1, A2, A4, A5, B1, B5") }
    .scored = { dice-scored }
card-wall = Wall
    .text = { -marked-text(spaces: "B2, B3, B4, C2, C3, C4") }
    .scored = { dice-scored }

## Pioneer cards

card-prism-column = Prism Column
    .text = Fill a column with four different colours and four different values.
    .origin = own
card-outer-frame = Outer Frame
    .text = Fill all 14 spaces along the edge of your window.
    .origin = own
card-rainbow-row = Rainbow Row
    .text = Fill a row with five different colours.
    .origin = own
card-scale-row = Scale Row
    .text = Fill a row with five different values.
    .origin = own
card-four-lanterns = Four Lanterns
    .text = Fill all four corners with dice of four different colours.
    .origin = own
card-inner-court = Inner Court
    .text = Fill all six inner spaces: rows B and C, columns 2 to 4.
    .origin = own
card-echo-row = Echo Row
    .text = Place three dice of the same value in one row.
    .origin = own
card-banner-row = Banner Row
    .text = Place three dice of the same colour in one row.
    .origin = own
card-hue-stair = Hue Stair
    .text = Place four dice of the same colour in an unbroken diagonal line.
    .origin = own
card-shade-stair = Shade Stair
    .text = Place three dice of the same value in an unbroken diagonal line.
    .origin = own
card-rising-column = Rising Column
    .text = Fill a column whose values only rise or only fall from top to bottom.
    .origin = own
card-monochrome-scale = Monochrome Scale
    .text = Collect at least five different values in one colour, anywhere in your window.
    .origin = own
card-shade-quintet = Shade Quintet
    .text = Collect at least five different colours in one value, anywhere in your window.
    .origin = own
card-twin-panes = Twin Panes
    .text = Collect four pairs of twin dice, alike in colour and value; each die belongs to one pair only.
    .origin = own
card-heavy-row = Heavy Row
    .text = Fill a row whose values add up to at least 22.
    .origin = own

## Bloom cards

card-poppy = Poppy
    .text = { -bloom-text(a: "red", b: "yellow", met: 5, missed: 4) }
    .origin = own
card-bluebell = Bluebell
    .text = { -bloom-text(a: "blue", b: "green", met: 5, missed: 4) }
    .origin = own
card-crocus = Crocus
    .text = { -bloom-text(a: "purple", b: "blue", met: 6, missed: 4) }
    .origin = own
card-primrose = Primrose
    .text = { -bloom-text(a: "yellow", b: "green", met: 6, missed: 4) }
    .origin = own
card-rosebud = Rosebud
    .text = { -bloom-text(a: "red", b: "green", met: 5, missed: 4) }
    .origin = own
card-iris = Iris
    .text = { -bloom-text(a: "purple", b: "yellow", met: 5, missed: 4) }
    .origin = own
card-clover = Clover
    .text = { -bloom-text(a: "green", b: "red", met: 7, missed: 5) }
    .origin = own
card-pansy = Pansy
    .text = { -bloom-text(a: "yellow", b: "purple", met: 7, missed: 5) }
    .origin = own
card-lily = Lily
    .text = { -bloom-text(a: "blue", b: "red", met: 10, missed: 4) }
    .origin = own
card-thistle = Thistle
    .text = { -bloom-text(a: "green", b: "purple", met: 10, missed: 4) }
    .origin = own
card-daisy = Daisy
    .text = { -bloom-text(a: "yellow", b: "blue", met: 15, missed: 5) }
    .origin = own
card-passion-flower = Passion Flower
    .text = { -bloom-text(a: "purple", b: "red", met: 11, missed: 5) }
    .origin = own

## Restriction boards

card-no-touch = Keep Apart
    .text = Never let two grey dice touch, not even at a corner.
    .origin = own
card-value-spaces = On the Shades
    .text = Place grey dice only on value spaces, which they must match.
    .origin = own
card-top-and-bottom = Lintel and Sill
    .text = Place grey dice only in the top row or the bottom row.
    .origin = own
card-any-colour-space = Open Panes
    .text = Place grey dice on colour spaces too, whatever the colour, if you like. Every other placement rule holds.
    .origin = own
card-one-per-column = Single File
    .text = Place no more than one grey die in each column.
    .origin = own
card-blank-spaces = Clear Glass
    .text = Place grey dice only on blank spaces.
    .origin = own
