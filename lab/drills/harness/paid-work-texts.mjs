// The statements that make up paid work: one for a table, over a table of numbers that goes afterwards.

export const seedTexts = {
  companies: `
    insert into companies (id, name, kind, created_at)
    select gen_random_uuid(), '訓練株式会社 ' || n, 'corporate', now() from generate_series(1, $1::int) n`,
  work: `
    create table lab_work as
    with numbered as (select id, row_number() over (order by id) as nth, count(*) over () as of from companies)
    select made.*, numbered.id as company, fee / 10 as tax, fee / 10 as tool, fee / 100 as tool_tax, fee + fee / 10 + fee / 10 + fee / 100 as yen
    from (
      select n, gen_random_uuid() as owner, gen_random_uuid() as deal, gen_random_uuid() as charge, gen_random_uuid() as payment,
        substr(replace(gen_random_uuid()::text, '-', ''), 1, 22) as deal_id, 3000 + (n::bigint * 7919 % 97) * 1000 as fee
      from generate_series(1, $1::int) n) made
    join numbered on numbered.nth = 1 + made.n % numbered.of`,
  rows: [
    `insert into accounts (owner_id, kind, status, email, full_name, created_at)
     select owner, 'influencer', 'active', 'paid' || n || '@example.jp', '訓練 ' || n, now() from lab_work`,
    "insert into influencers (id, created_at) select owner, now() from lab_work",
    "insert into account_emails (email, owner_id, account_id) select email, owner_id, id from accounts where email like 'paid%'",
    "insert into offer_counts (influencer_id) select owner from lab_work",
    `insert into deals (influencer_id, id, deal_id, company_id, source, platform, product_name, least_fee_yen, state, turn, funding,
       payment_stage, last_version, contract_version, contracted_at, fee_yen, net_yen, reported_on, pay_due_on, created_at, updated_at)
     select owner, deal, deal_id, company, 'application', 'instagram', 'しずく', 3000, 'accepted', 'none', 'secured',
       'due', 1, 1, now(), fee, fee + tax, $1::date - 20, $1::date, now(), now() from lab_work`,
    `insert into charges (influencer_id, id, deal, deal_id, company_id, yen, fee_yen, tax_yen, tool_fee_yen, tool_tax_yen, tool_fee_bps, way,
       state, paid_attempt, intent, received_yen, outcome, kept_yen, buyer, due_at, looked_at, made_at, paid_at)
     select owner, charge, deal, deal_id, company, yen, fee, tax, tool, tool_tax, 1000, 'card',
       'paid', 1, 'pi_' || n, yen, 'accepted', yen, 'k1.sealed', now(), now(), now(), now() from lab_work`,
    `insert into charge_attempts (influencer_id, charge, attempt, way, state, called_at, made_at)
     select owner, charge, 1, 'card', 'paid', now(), now() from lab_work`,
    `insert into ledger (influencer_id, id, deal, kind, n, receivable, secured, booked_at)
     select owner, gen_random_uuid(), deal, 'charged', 1, yen, -yen, now() from lab_work`,
    `insert into ledger (influencer_id, id, deal, kind, n, receivable, card, about, booked_at)
     select owner, gen_random_uuid(), deal, 'cardPaid', 1, -yen, yen, 'pi_' || n, now() from lab_work`,
    `insert into ledger (influencer_id, id, deal, kind, n, secured, payable, fee, tax, booked_at)
     select owner, gen_random_uuid(), deal, 'accepted', 1, yen, -(fee + tax), -tool, -tool_tax, now() from lab_work`,
    `insert into company_charges (company_id, id, kind, charge, influencer_id, deal_id, product_name, creator_name, way, yen, tool_fee_yen,
       tool_tax_yen, state, on_day)
     select company, charge, 'charge', charge, owner, deal_id, 'しずく', '訓練', 'card', yen, tool, tool_tax, 'paid', $1::date - 20 from lab_work`,
    `insert into payment_references (reference, influencer_id, payment_id)
     select 'D-' || deal_id || '-1', owner, payment from lab_work`,
    `insert into payments (influencer_id, id, date, description, amount_yen, status, status_at, reference, withheld_yen, payer, deal_id, deal,
       company_id, platform, stage, due_on, fee_yen, tax_yen, gross_yen, secured_on, received_on, accepted_on, bank_told_at, is_manual,
       statement_number)
     select owner, payment, $1::date, 'しずく', fee + tax, 'Pending', now(), 'D-' || deal_id || '-1', 0, '訓練株式会社', deal_id, deal,
       company, 'instagram', 'due', $1::date, fee, tax, fee + tax, $1::date - 25, $1::date - 20, $1::date - 13, now(), false,
       '202611-' || substr(deal_id, 1, 8) || '-1' from lab_work`,
  ],
};
