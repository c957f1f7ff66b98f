import fc from 'fast-check';
import { readPasted } from '@mapa/server-edital/testing';
import { EDITAL, NOTICE_OFFICE, programmeOf, UNKNOWN_TOPIC } from '../edital';
import type { Device } from '../device';
import type { Learner } from '../learner';
import type { EditalMap } from '../model/edital-map';
import { type Act, device, deviceName, deviceOf, onDevice } from './act';

const BEGIN = 'POST /api/customer-area/edital';

/** Pastes the edital and says what its unknown topic means, once. @returns its id */
async function pasteOnce(owner: Learner): Promise<string> {
  if (owner.pasted !== null) return owner.pasted;
  const { api, content } = owner.study.scene;
  const id = crypto.randomUUID();
  await owner.ok(BEGIN, { id, nome: 'edital', tamanho: null, texto: EDITAL });
  await readPasted(api.db, id);
  const topicos = [{ ...UNKNOWN_TOPIC, assuntos: [content.languages.id] }];
  expect((await owner.ok('PUT /api/customer-area/edital/{id}', { id, revisao: 1, topicos })).salvo).toBe(true);
  owner.pasted = id;
  return id;
}

/** Makes the map of an edital, or makes it once more. */
async function make(by: Device, id: string, target: EditalMap): Promise<void> {
  const { owner } = by;
  const { questions, scene } = owner.study;
  const { status, body } = await owner.call('POST /api/customer-area/edital/{id}/map', { id });
  if (target.isEmptyIn(questions, scene.tree)) return expect(status).toBe(422);
  if (owner.isFullFor(target)) return expect(status).toBe(403);
  expect(status).toBe(200);
  const { mapa } = body as { mapa: { id: number } };
  if (target.isMade) expect(mapa.id).toBe(target.id);
  Object.assign(target, { id: mapa.id, isMade: true, isListed: true });
  target.follow(questions, scene.tree);
  owner.forget(target);
  by.look();
}

export const makeOwn = fc.record({ index: device, office: fc.nat({ max: 1 }) }).map(({ index, office }): Act => ({
  description: `${deviceName(index)}: makes a map of its own edital for office ${office + 1}`,
  run: async (study) => {
    const by = deviceOf(study, index);
    const { owner } = by;
    if (!by.isOnline) return;
    const id = await pasteOnce(owner);
    const { revisao } = await owner.ok('GET /api/customer-area/edital/{id}', { id });
    expect((await owner.ok('PUT /api/customer-area/edital/{id}', { id, revisao, cargo: office })).salvo).toBe(true);
    const { edital } = owner.collections;
    edital.programme = programmeOf(study.scene.content, office, true);
    await make(by, id, edital);
  },
}));

export const makeOfNotice = onDevice("makes a map of a notice's edital", async (by, study) => {
  const { owner } = by;
  if (!by.isOnline) return;
  const copy = { tamanho: null, texto: null, concurso_id: study.scene.notice, cargo: NOTICE_OFFICE };
  const { id } = await owner.ok(BEGIN, { id: crypto.randomUUID(), nome: 'x', ...copy });
  const { notice } = owner.collections;
  notice.programme = programmeOf(study.scene.content, NOTICE_OFFICE, false);
  await make(by, id, notice);
});

export const refresh = fc.constant<Act>({
  description: 'at night the maps of editais follow the bank',
  run: async (study) => {
    await study.moment();
    await study.scene.api.app.editais.refresh();
    for (const learner of study.learners)
      for (const map of learner.editalMaps.filter(({ isListed }) => isListed)) {
        map.follow(study.questions, study.scene.tree);
        learner.forget(map);
      }
  },
});
