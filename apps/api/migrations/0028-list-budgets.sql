-- What a company may spend on all of a list: its members see the same answer to whether the list fits.
alter table lists add column budget_band text;
alter table lists add constraint lists_budget_band_check
  check (budget_band in ('u50', '50-100', '100-300', '300-500', '500-1000', 'o1000'));
