import { sampleProfile } from '@mapa/api-client/testing';
import type { SessionState } from './session-slice';
import { createReaction, type SessionActs, type SessionEvent } from './session-transitions';

const ENDINGS: SessionEvent[] = [
  { kind: 'profile-refused' },
  { kind: 'call-refused' },
  { kind: 'account-gone' },
  { kind: 'cookie-gone' },
  { kind: 'account-gone-elsewhere' },
];

const PROFILES: SessionEvent[] = [
  { kind: 'profile-known', user: sampleProfile().usuario, token: 'token-of-ana' },
  { kind: 'profile-unavailable', error: undefined },
];

/** The acts that follow an event: their names, and the events that they receive. */
function actsAfter(event: SessionEvent, status: SessionState['status'], isLeaving = false) {
  const acts: { name: keyof SessionActs; told: SessionEvent }[] = [];
  const act = (name: keyof SessionActs) => (told: SessionEvent) => void acts.push({ name, told });
  createReaction({
    adopt: act('adopt'),
    wait: act('wait'),
    forget: () => act('forget')(event),
    forgetAccount: () => act('forgetAccount')(event),
    endSilently: () => act('endSilently')(event),
    endTelling: () => act('endTelling')(event),
    leaveAccount: () => act('leaveAccount')(event),
  })(event, status, isLeaving);
  return acts;
}

it('no event changes the session of a student who is logging out', () => {
  for (const event of [...ENDINGS, ...PROFILES])
    expect([event, actsAfter(event, 'signed-in', true)]).toEqual([event, []]);
});

it('only a session that has begun can end: a visitor has none', () => {
  for (const event of ENDINGS) {
    expect([event, actsAfter(event, 'signed-out')]).toEqual([event, []]);
    for (const status of ['loading', 'unknown', 'signed-in'] as const)
      expect([event, status, actsAfter(event, status)]).toEqual([event, status, [expect.anything()]]);
  }
});

it('the page is left only if the server refused, not if the session ended elsewhere', () => {
  const acts = ENDINGS.flatMap((event) => actsAfter(event, 'signed-in'));
  expect(acts.map(({ name }) => name)).toEqual([
    'endSilently',
    'endTelling',
    'leaveAccount',
    'forget',
    'forgetAccount',
  ]);
});

it('the acts of a loaded profile, or of a failure to load it, receive what the server returned', () => {
  for (const status of ['signed-out', 'loading', 'signed-in'] as const)
    expect(PROFILES.flatMap((event) => actsAfter(event, status))).toEqual([
      { name: 'adopt', told: PROFILES[0] },
      { name: 'wait', told: PROFILES[1] },
    ]);
});
