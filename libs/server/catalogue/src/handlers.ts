import { LIST_PER_PAGE, SITEMAP_PER_PAGE } from '@mapa/domain';
import { type Handlers, listAnswer, pageOf, refuse, STUDY } from '@mapa/server-platform';
import { findExam, listExams } from './exams';
import { listInstitutions } from './institutions';
import { cachedAnswer } from '@mapa/server-search';
import { readMatters } from './matters';
import { readProfile } from './profile/profile';
import { listSitemap } from './sitemap';

export const catalogueHandlers: Handlers<
  | 'GET /api/health-check'
  | 'GET /api/matter'
  | 'GET /api/institution'
  | 'GET /api/institution/{id}'
  | 'GET /api/exam'
  | 'GET /api/exam/{id}'
  | 'GET /api/sitemap'
> = {
  // Runs no query: the database's state is the task of `/ready`.
  'GET /api/health-check': async (_input, { reply }) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  },

  'GET /api/matter': async ({ query }, { db, searchIndex }) => {
    const status = query.status ?? 'ativo';
    const read = async () => {
      const matters = await readMatters({ db, searchIndex }, status);
      const perPage = Math.max(matters.length, LIST_PER_PAGE);
      return listAnswer(matters, matters.length, { page: 1, perPage, offset: 0 });
    };
    return (await cachedAnswer(searchIndex, `matters ${status}`, read)) ?? read();
  },

  'GET /api/institution': ({ query }, { db, searchIndex }) =>
    listInstitutions({ db, searchIndex }, query, pageOf(query)),

  'GET /api/institution/{id}': async ({ params }, { db, searchIndex, formerIds }) => {
    const { institutions } = await formerIds.current();
    const profile = await readProfile({ db, searchIndex }, institutions.get(params.id) ?? params.id);
    if (!profile) throw refuse(STUDY.noSuchInstitution);
    return profile;
  },

  'GET /api/exam': ({ query }, sources) => listExams(sources, query, pageOf(query)),

  'GET /api/exam/{id}': async ({ params }, sources) => {
    const exam = await findExam(sources, params.id);
    if (!exam) throw refuse(STUDY.noSuchExam);
    return exam;
  },

  'GET /api/sitemap': ({ query }, { db }) =>
    listSitemap(db, query.tipo, pageOf({ per_page: SITEMAP_PER_PAGE, ...query })),
};
