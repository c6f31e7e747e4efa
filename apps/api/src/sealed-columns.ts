import { sealedBankAccounts } from "./features/bank/bank.repository.ts";
import { sealedDestinations } from "./features/bank/payees.repository.ts";
import { sealedCards } from "./features/billing/cards/cards.repository.ts";
import { sealedInvoices } from "./features/billing/invoices/invoices.repository.ts";
import { sealedCompanyInquiries } from "./features/companies/inquiries/company-inquiries.repository.ts";
import { sealedContracts, sealedTerms } from "./features/deals/agreement/terms.repository.ts";
import { sealedConsents, sealedTaxProfiles } from "./features/deals/terms/tax-profile.repository.ts";
import { sealedCharges } from "./features/ledger/charges.repository.ts";
import { sealedWithholdings } from "./features/ledger/withholdings.repository.ts";
import { sealedInquiries } from "./features/membership/inquiries.repository.ts";
import { sealedOpenInquiries } from "./features/membership/open-inquiries.repository.ts";
import { sealedWithdrawals } from "./features/membership/withdrawals.repository.ts";
import { sealedStatements } from "./features/payments/statements.repository.ts";
import { sealedPayoutRows } from "./features/payouts/payout-rows.repository.ts";
import { sealedStates } from "./features/social/oauth-states.repository.ts";
import { sealedRevocations } from "./features/social/social-revocations.repository.ts";
import { sealedTokens } from "./features/social/social-tokens.repository.ts";
import type { SealedColumn } from "./platform/crypto/sealed-column.ts";
import { sealedMails } from "./platform/mail/mails.repository.ts";
import { sealedAnswers } from "./platform/request-keys.ts";

/** Every column that holds what the key ring sealed. */
export const sealedColumns: readonly SealedColumn[] = [
  sealedBankAccounts,
  sealedTokens,
  sealedStates,
  sealedRevocations,
  sealedInquiries,
  sealedOpenInquiries,
  sealedCompanyInquiries,
  sealedAnswers,
  sealedWithdrawals,
  sealedCards,
  sealedInvoices,
  sealedTaxProfiles,
  sealedConsents,
  sealedTerms,
  sealedContracts,
  sealedCharges,
  sealedWithholdings,
  sealedStatements,
  sealedDestinations,
  sealedPayoutRows,
  sealedMails,
];
