/** Words a child can write when Year 2 begins: those of phonics and the common ones of Year 1. */
export const PLAIN_WORDS = `
a i am an and are as at be by do did does go goes going has had have he her hers here him his how if in into is it its
me my no not of off on or our out over own put said saw say says she so some than that the their them then there
they this to too up us was we well went were what when where which while who why will with yes you your
one two three four five six seven eight nine ten first next last
about again all also always around away back been before began best better bad big black blue book boy box bring
brown bus but came can car cat chair chip clap class clean clock cool cot cup cut dad day dear deep dig dog doll
down draw dress drink drop duck each eat egg end far farm fat feel feet fell felt fill fish fit flag flat food foot
fork form found fox free fresh frog for from full fun fur gate gave get girl give glad glass good got grass green grew
grin ground grow gran hair hand hard hat help hen hill hit home hop hope horn horse hot house hunt ill jam jet job
jump just keep kept kid king kiss kit lamp land left leg let lid like line lip list live log long look lost lot loud
love lunch made make man map mat may men met milk mix moon more morning much mud mum must name near need nest net
never new nice night nose now nut old once open ox pack paid paint pan park part pen pet pick pig pin pink plan
play please pond pot pull push queen quick rabbit rain ran rat read red rest rich ride right ring river road rock
room run sad sand sat school sea see seen sell send sent shall sharp sheep shell ship shirt shoe shop short shout
show shut sick side silly sing sister sit six skin sleep slip slow smell smile snow soap sock soft song soon sort
spell spend spoon spot spring stand star start stay step stick still stone stood stop storm street string strong
such sun swim tail take tall tap teeth tell ten tent thank thing think third tidy till time tin tired today told
took top town toy train trap tree trip trick truck tub tug turn under until use van vet very wait wake wall want
warm wash way wear week wet wheel white wide win wind window wing winter wish wood word work yard year yellow yet zoo
bath bed bee bell bench bike bin bird bit boat bone both bowl branch brick bright broom brother brush bump burn
cake camp cap card care carrot catch chick children church city coat cold come corn cow crab crash creep cross crown
cry dark desk dinner dish door drum dust ear fast finger fire floor flower fly food friend frost game garden
grandad grape great hamster happy hard heat heel helmet hid hide hurt ice inch inside jar keep key kick kind kitchen
kitten ladder lake late laugh leaf letter lick light lion loaf lorry lunchtime market mask match maths mess mile mine
miss money monkey mother mouth music neck none nothing nurse oak orange outside page paper parrot party past path pencil
picnic picture pie place plate play playground playing pocket point pool prize puddle puppet puppy purse queue quiet
rabbit race rocket roof rope round rubber rug rush sack sandwich scarf scrap seat seed shade shed shelf shiny sink
sky slice slide snack snail snap spin splash spray squirrel stamp stew story stuck summer sunny sunset supper swing
table tea teacher team tea test thick thin thumb thunder tiger toast together tooth torch towel tractor treat
tunnel uncle upset village walk water wave whisker whistle wide wife wild winner wise woke woman wool write wrong
ana ben dev ella finn grace hana ivy jack kit leo meena noor omar pip ravi sam tom uma zara mr mrs miss dr
monday tuesday wednesday thursday friday saturday sunday january march april may june july august october
england london wales britain
asked called helped jumped kicked liked looked lived loved opened played pulled pushed rushed shouted smiled
started stayed talked turned walked wanted washed worked
asking eating falling getting helping jumping looking making playing reading running sitting sleeping swimming
taking talking walking
I'm can't don't it's
`;
