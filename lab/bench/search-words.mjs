// Words that made-up accounts are full of, the first ones in very many of them; for the generator and for what is searched.

/** Words by how common they are. */
export const vocabulary = [
  ..."美容 暮らし 日常 コスメ 旅行 カフェ 料理 子育て 写真 ファッション 東京 大阪 購入品 レビュー 朝活 猫 犬 韓国 スキンケア メイク".split(
    " ",
  ),
  ..."乾燥肌 敏感肌 プチプラ 無印 収納 片付け 節約 お弁当 常備菜 パン作り コーヒー 紅茶 日本酒 ワイン 居酒屋 温泉 キャンプ 登山 釣り 自転車".split(
    " ",
  ),
  ..."ランニング 筋トレ ヨガ ピラティス 瞑想 睡眠 読書 漫画 アニメ 映画 音楽 ギター ピアノ ダンス 歌ってみた ゲーム実況 配信 ガジェット 文房具 カメラ".split(
    " ",
  ),
  ..."レンズ 夜景 建築 庭 観葉植物 多肉 盆栽 陶芸 編み物 刺繍 手芸 着物 古着 骨格診断 パーソナルカラー ネイル 香水 脱毛 ヘアアレンジ 白髪染め".split(
    " ",
  ),
].map((word) => word.normalize("NFKC"));

/**
 * The 20 usual searches: what is asked, and of which sort.
 * @type {import("./search-contenders.mjs").Asked[]}
 */
export const usual = [
  {},
  { categories: [1] },
  { categories: [1], followers: [10_000, 100_000] },
  { categories: [1], followers: [10_000, 100_000], gender: 2 },
  { followers: [10_000, 500_000], engagement: [300, null] },
  { categories: [3], price: [50_000, 500_000], sort: "medianViews" },
  { categories: [4], country: 392, lastPostDays: 30 },
  { gender: 2, age: [25, 34] },
  { categories: [2], country: 392, gender: 2, age: [18, 34], followers: [5000, 200_000] },
  { words: ["登山"] },
  { words: ["猫"] },
  { words: ["韓国", "古着"] },
  { words: ["鰻重"] },
  { words: ["キャンプ"], followers: [10_000, null], sort: "medianViews" },
  { categories: [1, 2], views: [10_000, 100_000], price: [100_000, 500_000], sort: "medianViews" },
  { followers: [10_000, 300_000], sort: "engagement" },
  { categories: [8], gender: 2, sort: "price" },
  { categories: [12], country: 392, sort: "lastPost" },
  { categories: [1], followers: [10_000, null], prShare: [0, 1500] },
  { words: ["コーヒー"], categories: [3], gender: 2, followers: [5000, null] },
];

/** @type {import("./search-contenders.mjs").Asked[]} */
export const hostile = [
  { words: ["%_'{\\"], categories: [16], followers: [900_000, null] },
  {
    categories: [16],
    country: 392,
    gender: 3,
    age: [55, 99],
    followers: [40_000, 60_000],
    engagement: [900, null],
    prShare: [3000, null],
  },
  { followers: [0, 1500], price: [2_000_000, null], sort: "price" },
  { words: ["暮らし"], categories: [16], gender: 3, age: [55, 99] },
  { words: ["の".repeat(30), "💥", "a"] },
];
