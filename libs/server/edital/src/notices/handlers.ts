import type { Role } from '@mapa/domain';
import { type Handlers, refuse } from '@mapa/server-platform';
import { EDITAL } from '../errors/error-messages';
import type { NoticeEditalCall } from '../handlers';
import { presentEdital } from '../present';
import { begin, readOwn } from '../store';
import { copyFromNotice } from './copy';
import { readNoticeProgramme } from './look';

/** Who gives notices their editais sends more of them than a student. */
const GIVERS: readonly Role[] = ['admin', 'master'];

/** The programme of a notice, and the beginning of a student's edital, which may be a copy of a notice's. */
export const noticeEditalHandlers: Handlers<NoticeEditalCall> = {
  'GET /api/exam/{id}/programme': ({ params, query }, sources) => readNoticeProgramme(sources, params.id, query.cargo),

  'POST /api/customer-area/edital': async ({ body }, { db, student, request }) => {
    const { tamanho, texto, concurso_id } = body;
    if ([tamanho, texto, concurso_id ?? null].filter((source) => source !== null).length !== 1)
      throw refuse(EDITAL.oneSource);
    if (concurso_id !== undefined) {
      const id = await copyFromNotice(db, student, { ...body, concurso_id });
      return presentEdital(db, await readOwn(db, student.id, id));
    }
    const { editais, editalLimit } = request.server;
    const admit = async () => (GIVERS.includes(student.role) ? undefined : editalLimit.admit(student.id));
    return presentEdital(db, await begin(db, student, body, { send: editais.send, admit }));
  },
};
