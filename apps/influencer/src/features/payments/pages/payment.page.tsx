import type { PaymentDetail } from "@tomoru/contract/influencer/deal-payments";
import { TextLink } from "@tomoru/ui/actions/button";
import { Skeleton } from "@tomoru/ui/feedback/skeleton";
import { Card } from "@tomoru/ui/layout/card";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { PlatformName } from "@tomoru/ui/text/platform-name";
import { Gone } from "@tomoru/web/page/gone.tsx";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { Loading } from "@tomoru/web/page/loading.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { todayInJapan } from "@tomoru/web/time/server-clock.ts";
import { Link, useParams } from "react-router";
import { dealPath, paths } from "../../../app/paths.ts";
import { useLanguage } from "../../../shared/site.ts";
import styles from "../components/payment-detail.module.css";
import { PaymentSums } from "../components/payment-sums.tsx";
import { PaymentTag } from "../components/payment-tag.tsx";
import { PaymentWay } from "../components/payment-way.tsx";
import { StatementLink } from "../components/statement-link.tsx";
import { daysOf } from "../days.view.ts";
import { headlineOf, tagOf } from "../payment-detail.view.ts";
import { isNoPayment, usePayment } from "../payments.queries.ts";

/** One payment: when it comes, how the sum is made up, and where it is. */
export function PaymentPage() {
  const { words, format } = useLanguage();
  const { detail: say } = words.payments;
  const { id = "" } = useParams();
  const { data: payment, failure, reload } = usePayment(id);
  const isGone = isNoPayment(failure);
  const today = todayInJapan();
  const days = daysOf(words.payments, format);
  const headline = payment ? headlineOf(payment, { words: say, format: days, today }) : null;
  const title = headline ?? (isGone ? say.unavailable : say.name);
  const back = { label: say.back, render: <Link to={paths.paymentHistory} /> };
  usePage({ title, hasError: !payment && failure !== undefined });
  return (
    <div className={styles.page}>
      <PageHeader
        title={title}
        back={back}
        meta={
          payment ? (
            <>
              <PlatformName platform={payment.platform} />
              <PaymentTag status={tagOf(payment)} />
            </>
          ) : undefined
        }
        lead={
          payment ? [payment.productName, payment.companyName].filter(Boolean).join(say.between) : undefined
        }
      />
      {payment ? <Parts payment={payment} /> : null}
      {!payment && failure && !isGone ? (
        <LoadError title={say.loadFailed} failure={failure} onRetry={() => void reload()} />
      ) : null}
      {isGone ? <Gone back={back} /> : null}
      {payment || failure ? null : (
        <Loading>
          <Card>
            <Skeleton lines={6} />
          </Card>
        </Loading>
      )}
    </div>
  );
}

function Parts({ payment }: { payment: PaymentDetail }) {
  const { detail: say } = useLanguage().words.payments;
  const { account, paymentId, dealId, statementNumber, isPurchase } = payment;
  return (
    <div className={styles.parts}>
      <PaymentSums payment={payment} />
      <PaymentWay payment={payment} />
      <Card as="section" className={styles.card} aria-labelledby="account">
        <div className={styles.head}>
          <h2 id="account">{say.account}</h2>
          <TextLink render={<Link to={paths.bankAccount} />}>{say.change}</TextLink>
        </div>
        <p>{accountText(say, account)}</p>
      </Card>
      <Card className={styles.links}>
        <StatementLink paymentId={paymentId} number={statementNumber} isPurchase={isPurchase} />
        <TextLink render={<Link to={dealPath(dealId)} />}>{say.deal}</TextLink>
      </Card>
    </div>
  );
}

type Say = ReturnType<typeof useLanguage>["words"]["payments"]["detail"];

function accountText(say: Say, account: PaymentDetail["account"]): string {
  if (!account) return say.noAccount;
  const { bankName, lastDigits } = account;
  return bankName === null ? say.accountKept(lastDigits) : say.accountOf(bankName, lastDigits);
}
