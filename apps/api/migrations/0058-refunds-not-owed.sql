-- A refund that nobody owes any more: the card's bank has given the company its money, for good. Both checks grow, so every row that
-- stands keeps to them, and none is read again while the tables are locked.
alter table ledger drop constraint ledger_kind_check;
alter table ledger add constraint ledger_kind_check check (kind in (
  'charged', 'cardPaid', 'chargeVoided', 'accepted', 'cancelled', 'paid', 'withholdingReturned', 'refunded', 'refundFailed',
  'refundedByHand', 'refundNotOwed', 'refundOwedAgain', 'duplicate', 'chargeback', 'chargebackWon', 'chargebackLost', 'writtenOff'
)) not valid;
alter table refunds drop constraint refunds_state_check;
alter table refunds add constraint refunds_state_check
  check (state in ('open', 'sent', 'succeeded', 'failed', 'byHand', 'notOwed')) not valid;
