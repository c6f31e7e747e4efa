import { jaModel, Parser } from "budoux";

const parser = new Parser(jaModel);

/** What stands in for a hole while the phrases around it are found: a number before what counts things, a name elsewhere. */
const counted = /^(件|つ|日|か月|か所|項目|文字|桁|分|秒|時|年|月|回|人|\/)/u;
const [number, name] = ["3", "花子"];

/** Words of the product that the model would cut in two: 引き受けますか is one. */
const whole =
  /引き受け|受け取|受け付け|振り込|取り消|切り替え|読み込|その他|このあと|このオ|この画|この操|もう一度|ありがとうござ|これまでどお|聞かせくだ|お待ちくだ|こと[はが]|あとで|か月|よりご/gu;

/** No line begins with these, and none ends with those. */
const noStart = /^[、。，．・：；？！」』）］｝〜ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ…%,.:;?!)\]}]/u;
const noEnd = /[「『（［｛([{¥]$/u;

/** `pieces` stand between the holes of a text. Of each the places in it, in UTF-16 units; 0 and its length are places too, beside a hole. */
export function phraseEnds(pieces: readonly string[]): number[][] {
  const starts: number[] = [];
  const holes: { from: number; to: number }[] = [];
  let text = "";
  pieces.forEach((piece, index) => {
    if (index > 0) {
      const from = text.length;
      text += counted.test(piece) ? number : name;
      holes.push({ from, to: text.length });
    }
    starts.push(text.length);
    text += piece;
  });
  const unbroken = [...text.matchAll(whole)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
  }));
  const inside = (place: number) =>
    [...holes, ...unbroken].some(({ from, to }) => from < place && place < to) ||
    noStart.test(text.slice(place)) ||
    noEnd.test(text.slice(0, place));
  const places = parser.parseBoundaries(text).filter((place) => !inside(place));
  return pieces.map((piece, index) => {
    const start = starts[index] ?? 0;
    // Before a hole is the piece's own; right after one belongs to the piece that follows.
    const isOwn = (place: number) =>
      place >= start && place <= start + piece.length && place > 0 && place < text.length;
    return places.filter(isOwn).map((place) => place - start);
  });
}
