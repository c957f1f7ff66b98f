import { AFTER_PLAN, baseApi, type Usuario } from '@mapa/api-client';
import type { Dispatch } from './profile-loader';
import type { SessionSlices } from './session-slice';

interface PlanFollowSetting {
  dispatch: Dispatch;
  getState: () => SessionSlices;
  /** Loads the profile, and with it the plan. */
  refresh: () => Promise<unknown>;
  tellTabs: () => void;
}

type Profile = Pick<Usuario, 'id' | 'plano_tipo' | 'role'>;

/** Whether two profiles have the same plan permissions. */
const isSamePlan = (one: Profile | null | undefined, other: Profile | null | undefined): boolean =>
  one?.plano_tipo === other?.plano_tipo && one?.role === other?.role;

/**
 * Follows the student's plan, which may change in another tab, on another device or by time, and refetches what depends
 * on it.
 */
export function createPlanFollow({ dispatch, getState, refresh, tellTabs }: PlanFollowSetting) {
  const isSignedIn = () => getState().session.status === 'signed-in';
  const renewQueries = () => void dispatch(baseApi.util.invalidateTags([...AFTER_PLAN]));
  return {
    /** Called with each profile of the student and the one before. */
    compare(before: Profile, now: Profile): void {
      if (before.id === now.id && !isSamePlan(before, now)) renewQueries();
    },
    /** Something was bought or cancelled: refetches whether or not the profile shows it yet. */
    async renew(): Promise<void> {
      if (!isSignedIn()) return;
      const { user } = getState().session;
      await refresh();
      if (isSamePlan(user, getState().session.user)) renewQueries();
    },
    /** The student is back on the page: another device may have bought a plan, or ended session or account. */
    async comeBack(): Promise<void> {
      if (!isSignedIn()) return;
      const { user } = getState().session;
      await refresh();
      if (isSignedIn() && !isSamePlan(user, getState().session.user)) tellTabs();
    },
  };
}
