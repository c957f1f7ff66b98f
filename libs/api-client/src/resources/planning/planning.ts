import { baseApi } from '../../api/base-api';
import { mutationCall, queryCall } from '../../api/endpoint';
import { followToday } from '../../api/follow-sittings';

export const planningApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    today: queryCall(build, 'GET /api/customer-area/today', {
      tags: () => ['StudyPlan', 'KeyChange', 'Plan', 'Sitting', 'Review', { type: 'StudentMap', id: 'LIST' }],
      onSettled: (outcome, _args, page) => 'data' in outcome && followToday(outcome.data, page),
    }),
    road: queryCall(build, 'GET /api/customer-area/road', {
      tags: () => ['StudyPlan', 'Plan', { type: 'StudentMap', id: 'LIST' }],
    }),
    askReminder: mutationCall(build, 'PUT /api/customer-area/reminder', { invalidates: () => ['StudyPlan'] }),
    endReminder: mutationCall(build, 'DELETE /api/customer-area/reminder', { invalidates: () => ['StudyPlan'] }),
    endReminderByMail: mutationCall(build, 'POST /api/reminder/unsubscribe', { invalidates: () => ['StudyPlan'] }),
    writeStudyPlan: mutationCall(build, 'PUT /api/customer-area/study-plan', { invalidates: () => ['StudyPlan'] }),
  }),
});

export const {
  useTodayQuery,
  useRoadQuery,
  useWriteStudyPlanMutation,
  useAskReminderMutation,
  useEndReminderMutation,
  useEndReminderByMailMutation,
} = planningApi;
