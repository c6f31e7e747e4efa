import type { z } from "zod/mini";
import type { Dispute, Draft, draftFields, LabelResult, Post, Report } from "../deals/delivery.ts";

export function aLabelResult(part: Partial<LabelResult> = {}): LabelResult {
  return { verdict: "clear", reason: null, at: 0, text: "#PR", fix: null, ...part };
}

type DraftBody = { [K in keyof typeof draftFields]?: z.input<(typeof draftFields)[K]> };

/** What a creator writes. */
export function aDraftBody(part: DraftBody = {}) {
  return {
    caption:
      "#PR\nしずくの化粧水を1週間使いました。\n朝の支度が、すこし楽しみになりました。\n\n#しずく #うるおい化粧水",
    links: ["https://drive.example.com/shizuku-reel"],
    ...part,
  };
}

/** The first one, which the company reads. */
export function aDraft(part: Partial<Draft> = {}): Draft {
  return {
    draftId: "019ab4d2-0000-7000-8000-0000000000d1",
    round: 1,
    caption: aDraftBody().caption,
    links: ["https://drive.example.com/shizuku-reel"],
    title: null,
    files: [],
    platformLabel: true,
    videoLabel: null,
    storyTick: false,
    note: "音楽は仮のものです。",
    verdict: "clear",
    state: "inReview",
    approvedBy: null,
    changes: [],
    sentAt: "2026-11-20T01:30:00.000Z",
    answeredAt: null,
    ...part,
  };
}

export function aPost(part: Partial<Post> = {}): Post {
  return {
    postId: "019ab4d2-0000-7000-8000-0000000000e1",
    url: "https://www.instagram.com/reel/CxYz123AbC_/",
    kind: "reel",
    mediaId: "CxYz123AbC_",
    check: "ok",
    checkedAt: "2026-12-04T03:00:10.000Z",
    captionSnapshot: "#PR\nしずくの化粧水を1週間使いました。",
    label: aLabelResult(),
    paidFlag: null,
    figures: { views: 31_200, likes: 1_840, comments: 96 },
    screenshot: null,
    goneAt: null,
    addedAt: "2026-12-04T03:00:00.000Z",
    okAt: "2026-12-04T03:00:10.000Z",
    ...part,
  };
}

export function aReport(part: Partial<Report> = {}): Report {
  return {
    reportedAt: "2026-12-04T03:10:00.000Z",
    note: "予定どおり投稿しました。",
    figures: { views: 31_200, likes: 1_840, comments: 96 },
    payDueOn: "2026-12-30",
    acceptBy: "2026-12-11",
    rejections: [],
    rejectionsLeft: 2,
    ...part,
  };
}

export function aDispute(part: Partial<Dispute> = {}): Dispute {
  return {
    by: "creator",
    kind: "contest",
    reason: "投稿は公開されています。表記も1行目にあります。",
    openedAt: "2026-12-08T03:00:00.000Z",
    decideBy: "2026-12-15",
    decision: null,
    creatorPct: null,
    decidedReason: null,
    decidedAt: null,
    ...part,
  };
}
