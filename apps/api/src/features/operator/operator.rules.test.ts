import { expect, test } from "vitest";
import { mintOwnerId } from "../../platform/owner.ts";
import { addressRows, byOwner, newestByRecipient, type Recipient, unknownEmails } from "./operator.rules.ts";

function creator(name: string): Recipient {
  return {
    ownerId: mintOwnerId<"influencer">(name),
    email: `${name}@example.jp`,
    fullName: name,
    locale: "ja",
    wantsMail: true,
  };
}

const [hanako, taro] = [creator("hanako"), creator("taro")];

test("each row finds the creator that its e-mail belongs to", () => {
  const rows = [{ influencerEmail: "taro@example.jp" }, { influencerEmail: "hanako@example.jp" }];
  expect(addressRows(rows, [hanako, taro]).map(({ recipient }) => recipient)).toEqual([taro, hanako]);
});

test("every row with an unknown e-mail is named, and no other", () => {
  const addressed = [{ recipient: undefined }, { recipient: hanako }, { recipient: undefined }];
  expect(unknownEmails("offers", addressed)).toEqual([
    { field: "offers.0.influencerEmail", refusal: "emailUnknown" },
    { field: "offers.2.influencerEmail", refusal: "emailUnknown" },
  ]);
});

test("a creator who gets several offers in one call is told of the one given last", () => {
  const offers = [
    { recipient: hanako, id: 1 },
    { recipient: taro, id: 2 },
    { recipient: hanako, id: 3 },
  ];
  expect(newestByRecipient(offers).map(({ id }) => id)).toEqual([3, 2]);
});

test("a list is parted by creator, in the order of their ids, so that two calls lock alike", () => {
  const rows = ["c", "a", "b", "a"].map((name, place) => ({
    ownerId: mintOwnerId<"influencer">(name),
    place,
  }));
  expect(byOwner(rows).map(([ownerId, own]) => [ownerId, own.map(({ place }) => place)])).toEqual([
    ["a", [1, 3]],
    ["b", [2]],
    ["c", [0]],
  ]);
});
