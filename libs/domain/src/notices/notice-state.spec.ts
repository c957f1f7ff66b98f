import { dayAfter, dayInBrasilia, daysUntil, noticeState } from './notice-state';

const notice = { inscricoes_de: '2026-03-02', inscricoes_ate: '2026-03-20', data_prova: '2026-05-10', suspenso: false };
const undated = { ...notice, inscricoes_de: null, inscricoes_ate: null };

describe('the state of a notice', () => {
  it.each([
    ['2026-03-01', 'previsto'],
    ['2026-03-02', 'aberto'],
    ['2026-03-20', 'aberto'],
    ['2026-03-21', 'encerrado'],
    ['2026-05-11', 'encerrado'],
  ])('on %s is %s, both days of registration being open', (today, state) => {
    expect(noticeState(notice, today)).toBe(state);
  });

  it('is to come while it has no dates, until its exam is over', () => {
    expect(noticeState({ ...undated, data_prova: null }, '2030-01-01')).toBe('previsto');
    expect(noticeState(undated, '2026-05-10')).toBe('previsto');
    expect(noticeState(undated, '2026-05-11')).toBe('encerrado');
  });

  it('is to come while one of the days of registration is missing', () => {
    for (const half of [{ inscricoes_de: null }, { inscricoes_ate: null }])
      expect(noticeState({ ...notice, ...half }, '2026-03-21')).toBe('previsto');
  });

  it('is suspended whatever its dates are', () => {
    expect(noticeState({ ...notice, suspenso: true }, '2026-03-10')).toBe('suspenso');
  });
});

describe('days', () => {
  it('change at midnight in Brasília, not in Greenwich', () => {
    expect(dayInBrasilia(new Date('2026-03-21T02:59:59Z'))).toBe('2026-03-20');
    expect(dayInBrasilia(new Date('2026-03-21T03:00:00Z'))).toBe('2026-03-21');
  });

  it('are counted across months and leap days', () => {
    expect(daysUntil('2028-02-28', '2028-03-01')).toBe(2);
    expect(daysUntil('2026-03-02', '2026-03-01')).toBe(-1);
    expect(dayAfter('2026-12-30', 3)).toBe('2027-01-02');
    expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28');
  });
});
