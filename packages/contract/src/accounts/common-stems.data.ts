/**
 * What common passwords are made of, in lower-case letters: words, names, keyboard runs. Digits inside a run stand as the
 * letters they are read as (`1qaz2wsx` is here as `qazzwsx`, `1qaz@wsx` as `qazawsx`).
 */
const stems = `
  password passwort passwords mypassword passcode passphrase pass passwd login signin logmein letmein letmeinnow
  welcome welcomeback hello helloworld hellokitty goodbye changeme changeit default temporary temp test tester testing
  testtest guest user username admin administrator adminadmin root rootroot superuser master manager system server
  service support office company business internet computer laptop windows android iphone apple google facebook twitter
  instagram youtube tiktok influencer creator secret secrets topsecret private privacy security secure safety access
  nopassword iforgot forget forgot whatever anything something nothing nobody somebody please trustno trustnoone
  abc abcd abcde abcdef abcdefg abcdefgh abcabc abcxyz xyz xyzxyz aibzc albzc aibzced albzced
  qwe qwer qwert qwerty qwertyu qwertyui qwertyuiop qwertyqwerty qwerasdf qweasd qweasdzxc qazwsx qazzwsx qazawsx qazwsxedc
  qazzwsxeedc qiwze qlwze qiwzeer qlwzeer iqazzwsx lqazzwsx asd asdf asdfg asdfgh asdfghjk asdfghjkl asdasd asdqwe
  zxc zxcv zxcvb zxcvbn zxcvbnm zaqwsx zaqixsw zaqlxsw azerty qwertz
  love loveme loveyou iloveyou iloveu ilovegod ilovemyself lovely lover truelove mylove sweetheart sweety honey darling
  baby babygirl babyboy angel princess prince queen king kingdom beauty beautiful pretty flower rainbow sunshine sunny
  sunset moonlight starlight star superstar stars galaxy summer winter spring autumn monday friday sunday january
  february october november december christmas birthday happy happiness smile lucky freedom forever destiny dream
  dreams heaven paradise hope peace magic music guitar piano dancer dance football soccer baseball basketball hockey
  tennis swimming volleyball golf player gamer gaming pokemon pikachu mario zelda minecraft fortnite starwars superman
  batman spiderman ironman naruto onepiece doraemon totoro ghibli gundam dragon dragonball monkey tiger lion panther
  eagle falcon wolf bear panda puppy doggy kitty kitten chicken turtle dolphin butterfly unicorn phoenix ninja samurai
  shadow hunter ranger killer warrior soldier fighter champion winner legend hero joker money richman million diamond
  silver golden orange banana strawberry cherry apples pepper ginger cookie chocolate coffee cheese pizza sushi ramen
  matrix mustang ferrari porsche corvette mercedes harley yamaha honda toyota nissan suzuki michael jordan jennifer
  jessica ashley amanda nicole daniel thomas robert andrew charlie george anthony william joshua matthew maggie
  japan japanese nippon nihon tokyo osaka kyoto nagoya sapporo fukuoka yokohama okinawa hokkaido sakura himawari
  momiji hanabi fujisan arigatou arigato konnichiwa konichiwa sayonara ohayou aishiteru daisuki suki himitsu kawaii
  genki ganbare ganbatte tomodachi kazoku neko inu usagi anime manga kotoba hanako tarou taro yamada tanaka
  satou sato takahashi watanabe itou yamamoto nakamura kobayashi yuki haruka misaki takeshi kenji daisuke
`;

export const commonStems: ReadonlySet<string> = new Set(stems.trim().split(/\s+/));
