import { jest } from '@jest/globals';
import type { CallKey } from '@mapa/api-contract';
import { enter, storeNotebook, type Entered } from '../../testing/students';
import { Device } from './device';
import { ModelCollection, type State } from './model-collection';
import type { ModelQuestion } from './model-question';
import { ModelStudent, type Sent } from './model-student';
import { PagedList } from './paged-list';
import type { Scene } from './scene';

/** The questions of the notebooks, by index: the first has both languages of a number. */
const FIRST = [0, 1, 4, 5] as const;
const SECOND = [0, 2, 5, 6] as const;

const ANSWER = 'POST /api/customer-area/question/answer';

/** The clock is the test's; everything else goes on by itself. */
const NOT_THE_DATE = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const satisfies string[];

/** A student's history on the system, beside the model's expectation. The clock moves with `tick` alone. */
export class Study {
  readonly scene: Scene;
  readonly questions: ModelQuestion[];
  readonly student: Entered;
  readonly model: ModelStudent;
  readonly collections: {
    map: ModelCollection;
    newer: ModelCollection;
    first: ModelCollection;
    second: ModelCollection;
  };
  readonly devices: Device[];
  readonly openLists = new Set<PagedList>();

  private constructor(
    scene: Scene,
    questions: ModelQuestion[],
    student: Entered,
    notebooks: { first: string; second: string },
  ) {
    this.scene = scene;
    this.questions = questions;
    this.student = student;
    this.model = new ModelStudent(Date.now());
    const collection = (kind: 'map' | 'notebook', name: string, id: number | string, indexes: readonly number[]) =>
      new ModelCollection({
        kind,
        name,
        id,
        questions: indexes.flatMap((at) => questions[at] ?? []),
        isListed: id !== scene.newer,
      });
    this.collections = {
      map: collection('map', 'the map', scene.content.map.id, [0, 1, 2, 3, 4, 5]),
      newer: collection('map', 'its newer edition', scene.newer, [0, 4, 5, 6]),
      first: collection('notebook', 'notebook 1', notebooks.first, FIRST),
      second: collection('notebook', 'notebook 2', notebooks.second, SECOND),
    };
    this.devices = ['the phone', 'the laptop'].map((name) => new Device(name, this));
  }

  static async begin(scene: Scene): Promise<Study> {
    const questions = await scene.questions();
    const student = await enter(scene.api, { plan: 'plano_pago_primary' });
    const store = (indexes: readonly number[]) =>
      storeNotebook(
        scene.api,
        student.id,
        indexes.map((at) => questions[at]?.id ?? 0),
      );
    const notebooks = { first: await store(FIRST), second: await store(SECOND) };
    // A second ahead of what the database said of the rows above.
    jest.useFakeTimers({ now: Date.now() + 1000, doNotFake: NOT_THE_DATE });
    const study = new Study(scene, questions, student, notebooks);
    await study.ok('POST /api/customer-area/question-map/select', { mapa_id: scene.content.map.id });
    study.devices.forEach((device) => device.look());
    return study;
  }

  async end(): Promise<void> {
    jest.useRealTimers();
    await this.scene.api.pool.query('delete from users where id = $1', [this.student.id]);
  }

  get now(): number {
    return Date.now();
  }

  tick(ms: number): void {
    jest.setSystemTime(Date.now() + ms);
  }

  ok<K extends CallKey>(name: K, args: Record<string, unknown> = {}) {
    this.tick(7);
    return this.scene.api.ok(name, args, this.student.token);
  }

  /**
   * Sends an answer and compares the result with the model; returns whether the collection or the question changed
   * meanwhile.
   */
  async send(sent: Sent): Promise<boolean> {
    const { question, collection, choice, version, sure } = sent;
    const iso = (ms: number) => new Date(ms).toISOString();
    const option = question.of(version).options.find(({ text }) => text === choice);
    const body = {
      uuid: sent.uuid,
      questao_id: question.id,
      ...(option ? { alternativa_id: option.id } : { revelada: true }),
      ...(collection && { [collection.kind === 'map' ? 'mapa_id' : 'caderno_id']: collection.id, epoca: sent.epoch }),
      ...(sure && { confianca: 'certeza' }),
      dispositivo: sent.device,
      sequencia: sent.sequence,
      respondida_em: iso(sent.givenAt),
      enviada_em: iso(sent.sentAt),
    };
    const told = await this.scene.api.ok(ANSWER, body, this.student.token);
    const given = this.model.arrive(sent, this.now);
    const changed = this.changeOf(sent, collection);
    const answered = question.of(given.version);
    const key = question.annulled ? undefined : answered.options.find(({ text }) => text === answered.key);
    const { movedTo } = collection ?? {};
    const isMoved = movedTo && movedTo.collection.holder(question) === given;
    expect({
      ...told,
      gabarito: told.gabarito.alternativa_id,
      questao_mudou: (told.questao_mudou ?? []).length > 0,
    }).toEqual({
      success: true,
      uuid: sent.uuid,
      questao_id: question.id,
      alternativa_id: option?.id ?? null,
      acertou: question.annulled ? null : given.correct,
      contabilizada: given.counted,
      ...(given.keyReleased && { gabarito_liberado: true }),
      ...(isMoved && { nova_versao_id: movedTo.collection.id }),
      gabarito: key?.id ?? null,
      respondida_em: iso(Math.floor(given.at / 1000)),
      ...(changed && { mudanca: changed }),
      epoca: collection ? given.epoch : null,
      versao: given.version,
      questao_mudou: !question.isToday(given.version),
    });
    return changed !== null || !question.isToday(given.version);
  }

  /** Changes of the map or notebook that the device has not loaded. */
  private changeOf({ question, epoch }: Sent, collection: ModelCollection | null): string | null {
    if (!collection) return null;
    if (!collection.isListed) return collection.movedTo ? 'migrado' : 'retirado';
    if (epoch < collection.epoch) return 'recomecado';
    return collection.questions.includes(question) ? null : 'questao_retirada';
  }

  /** Opens a list by the own state, of a collection or of the whole bank. */
  async list(collection: ModelCollection | null, state: State): Promise<void> {
    if (collection && !collection.isListed) return;
    this.openLists.add(await PagedList.open(this, collection, state));
  }

  /** The lists of a map or notebook start over after its reset. */
  forget(collection: ModelCollection): void {
    for (const opened of this.openLists) if (opened.collection === collection) this.openLists.delete(opened);
  }
}
