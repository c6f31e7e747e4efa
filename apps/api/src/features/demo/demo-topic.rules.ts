/** What a made-up creator posts about. Everything in it is invented: names, makers, goods. */
export type DemoTopic = {
  /** A category. */
  readonly id: string;
  readonly romaji: readonly string[];
  /** Follow the creator's name. */
  readonly titles: readonly string[];
  readonly bios: readonly string[];
  readonly tags: readonly string[];
  readonly captions: readonly string[];
  /** What companies send to these creators. */
  readonly goods: readonly { readonly maker: string; readonly name: string }[];
};
