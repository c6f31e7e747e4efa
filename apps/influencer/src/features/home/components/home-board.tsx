import type { Home } from "@tomoru/contract/influencer/home";
import { useArrivals } from "../../../shared/live/news.store.ts";
import { isAllPaid, isFailed, situationOf, stepsLeft } from "../home.view.ts";
import { Chosen } from "./chosen.tsx";
import { Failed } from "./failed.tsx";
import { FirstDeal } from "./first-deal.tsx";
import { FirstPending } from "./first-pending.tsx";
import styles from "./home-board.module.css";
import { LastReply } from "./last-reply.tsx";
import { NothingYet } from "./nothing-yet.tsx";
import { Progress } from "./progress.tsx";
import { Revenue } from "./revenue.tsx";
import { Setup } from "./setup.tsx";
import { Social } from "./social.tsx";
import { Upcoming } from "./upcoming.tsx";

/** The cards in the order of a phone; a wide screen shows them in two columns in the same order. */
export function HomeBoard({ home }: { home: Home }) {
  const arrivals = useArrivals();
  const situation = situationOf(home);
  const setup = stepsLeft(home) > 0 ? <Setup home={home} /> : null;
  const failed =
    home.failedYen > 0 ? (
      <Failed yen={home.failedYen} cause={home.failedCause} answered={home.bankSavedSince} />
    ) : null;
  return (
    <div className={styles.board}>
      <div className={styles.column}>
        {isFailed(home) ? failed : null}
        {situation === "new" ? setup : null}
        {home.deals.chosen ? <Chosen deal={home.deals.chosen} /> : null}
        <Turn home={home} arrivals={arrivals} />
        {isFailed(home) ? null : failed}
        {home.upcoming.length + home.deals.next.length > 0 ? <Upcoming home={home} /> : null}
        <Revenue home={home} />
      </div>
      <div className={styles.column}>
        {situation === "new" ? null : setup}
        <Social accounts={home.socialAccounts} />
        {home.offerCounts.all > 0 ? <Progress home={home} /> : null}
      </div>
    </div>
  );
}

/** What is on the creator's turn: first offers, then deals; else that nothing waits any more, or nothing yet. */
function Turn({ home, arrivals }: { home: Home; arrivals: number }) {
  const { firstPending, lastDecided, pendingOfferCount, deals } = home;
  if (firstPending || deals.first) {
    return (
      <>
        {firstPending ? (
          <FirstPending
            offer={firstPending}
            company={home.firstPendingCompany ?? null}
            others={pendingOfferCount - 1}
            arrivals={arrivals}
          />
        ) : null}
        {deals.first ? (
          <FirstDeal deal={deals.first} others={deals.waitingCount - 1} isSecond={firstPending !== null} />
        ) : null}
      </>
    );
  }
  if (deals.chosen) return null;
  return lastDecided ? (
    <LastReply offer={lastDecided} isAllPaid={isAllPaid(home)} />
  ) : (
    <NothingYet isReady={stepsLeft(home) === 0} isTaxMissing={home.taxMissing === true} />
  );
}
