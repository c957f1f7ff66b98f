import type { CallKey } from '@mapa/api-contract';
import { enter, type Entered } from '@mapa/server-sessions/testing';
import { storeNotebook } from '@mapa/server-study/testing';
import { Device } from './device';
import { ModelCollection, type State } from './model/collection';
import { EditalMap } from './model/edital-map';
import type { ModelSitting, SentMark } from './model/sitting';
import { ModelStudent, type Sent } from './model/student';
import { PagedList } from './paged-list';
import type { Study } from './study';

/** The questions of the collections, by index: numbers in two languages are 4 and 5, and 6 is outside the paper. */
const QUESTIONS = { map: [0, 1, 2, 3, 4, 5], newer: [0, 4, 5, 6], first: [0, 1, 4, 5], second: [0, 2, 5, 6] } as const;

/** Maps of editais: of the student's own, and of a notice's. */
const EDITAIS = ['edital', 'notice'] as const;

export type CollectionName = keyof typeof QUESTIONS | (typeof EDITAIS)[number];

/** Maps at one time on the free plan. */
const FREE_MAPS = 3;

const ANSWER = 'POST /api/customer-area/question/answer';

const iso = (ms: number): string => new Date(ms).toISOString();

interface Person {
  name: string;
  plan: string;
  devices: readonly string[];
}

/** A student on the system, beside the model's expectation. */
export class Learner {
  readonly name: string;
  readonly study: Study;
  readonly student: Entered;
  readonly model: ModelStudent;
  readonly collections: Record<keyof typeof QUESTIONS, ModelCollection> & Record<(typeof EDITAIS)[number], EditalMap>;
  /** The id of the student's own edital; null before it was pasted. */
  pasted: string | null = null;
  readonly devices: Device[];
  readonly openLists = new Set<PagedList>();

  private constructor(
    study: Study,
    { name, devices, plan }: Person,
    student: Entered,
    notebooks: { first: string; second: string },
  ) {
    const { scene, questions } = study;
    this.name = name;
    this.study = study;
    this.student = student;
    this.model = new ModelStudent(study.now, plan === 'plano_gratis');
    const { isWithheld } = this.model;
    const editalMap = (name: string) =>
      new EditalMap({ kind: 'map', name, id: 0, questions: [], isListed: false, isWithheld });
    const collection = (kind: 'map' | 'notebook', called: keyof typeof QUESTIONS, id: number | string, title: string) =>
      new ModelCollection({
        kind,
        name: title,
        id,
        questions: QUESTIONS[called].flatMap((at) => questions[at] ?? []),
        isListed: called !== 'newer',
        isWithheld,
        // As its rows were written (scene.ts).
        subject: called === 'newer' ? scene.content.languages.id : null,
      });
    this.collections = {
      map: collection('map', 'map', scene.content.map.id, 'the map'),
      newer: collection('map', 'newer', scene.newer, 'its newer edition'),
      first: collection('notebook', 'first', notebooks.first, 'notebook 1'),
      second: collection('notebook', 'second', notebooks.second, 'notebook 2'),
      edital: editalMap('the map of its own edital'),
      notice: editalMap("the map of a notice's edital"),
    };
    this.devices = devices.map((device) => new Device(device, this));
  }

  static async enter(study: Study, person: Person): Promise<Learner> {
    const { scene, questions } = study;
    await scene.clock.show();
    const student = await enter(scene.api, { plan: person.plan });
    const store = (indexes: readonly number[]) =>
      storeNotebook(
        scene.api,
        student.id,
        indexes.map((at) => questions[at]?.id ?? 0),
      );
    const notebooks = { first: await store(QUESTIONS.first), second: await store(QUESTIONS.second) };
    const learner = new Learner(study, person, student, notebooks);
    await learner.ok('POST /api/customer-area/question-map/select', { mapa_id: scene.content.map.id });
    learner.devices.forEach((device) => device.look());
    return learner;
  }

  async leave(): Promise<void> {
    await this.study.scene.api.pool.query('delete from users where id = $1', [this.student.id]);
  }

  get listed(): ModelCollection[] {
    return Object.values(this.collections).filter(({ isListed }) => isListed);
  }

  get editalMaps(): EditalMap[] {
    return EDITAIS.map((name) => this.collections[name]);
  }

  get listedEditalMaps(): EditalMap[] {
    return this.editalMaps.filter(({ isListed }) => isListed);
  }

  /** Whether the plan has no room for a map that is not in the list. */
  isFullFor(map: ModelCollection): boolean {
    const maps = this.listed.filter(({ kind }) => kind === 'map');
    return this.model.isLimited && !maps.includes(map) && maps.length >= FREE_MAPS;
  }

  async ok<K extends CallKey>(name: K, args: Record<string, unknown> = {}) {
    await this.study.moment();
    this.settle();
    return this.study.scene.api.ok(name, args, this.student.token);
  }

  /** Calls the API without any time passing. */
  read<K extends CallKey>(name: K, args: Record<string, unknown> = {}) {
    this.settle();
    return this.study.scene.api.ok(name, args, this.student.token);
  }

  /** Makes a call that may be refused, without any time passing. */
  ask<K extends CallKey>(name: K, args: Record<string, unknown> = {}) {
    this.settle();
    return this.study.scene.api.call(name, args, this.student.token);
  }

  async call<K extends CallKey>(name: K, args: Record<string, unknown> = {}) {
    await this.study.moment();
    this.settle();
    return this.study.scene.api.call(name, args, this.student.token);
  }

  /**
   * Sends an answer and compares the result with the model; returns whether the collection or the question changed
   * meanwhile.
   */
  async send(sent: Sent): Promise<boolean> {
    const { question, collection, choice, version, sure } = sent;
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
    await this.study.scene.clock.show();
    this.settle();
    const told = await this.study.scene.api.ok(ANSWER, body, this.student.token);
    const given = this.model.receive(sent, this.study.now);
    if (!given) {
      expect(told).toMatchObject({ uuid: sent.uuid, retida: true, acertou: null, contabilizada: false });
      expect(told.gabarito).toEqual({ alternativa_id: null, letra: null, comentario: null });
      return false;
    }
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

  /** Sends marks of a sheet; late ones are reported. */
  async sendMarks(sitting: ModelSitting, marks: readonly SentMark[], wrongBy: number): Promise<void> {
    await this.study.moment();
    const sentAt = this.study.now + wrongBy;
    const body = {
      id: sitting.id,
      dispositivo: marks[0]?.device,
      enviada_em: iso(sentAt),
      marcas: marks.map(({ question, version, choice, isDouble, isFlagged, sequence, madeAt }) => ({
        questao_id: question.id,
        alternativa_id: question.of(version).options.find(({ text }) => text === choice)?.id ?? null,
        ...(isDouble && { dupla: true }),
        para_rever: isFlagged,
        sequencia: sequence,
        marcada_em: iso(madeAt),
      })),
    };
    this.settle();
    const { status, body: told } = await this.study.scene.api.call(
      'PUT /api/customer-area/sitting/{id}/marks',
      body,
      this.student.token,
    );
    if (sitting.state === 'descartada') return expect(status).toBe(404);
    const late = marks.filter((mark) => sitting.mark(mark, sentAt, this.study.now));
    expect([status, told['recusadas']]).toEqual([200, late.map(({ question }) => question.id)]);
  }

  /** Changes of the map or notebook that the device has not loaded. */
  private changeOf({ question, epoch }: Sent, collection: ModelCollection | null): string | null {
    if (!collection) return null;
    if (!collection.isListed) return collection.movedTo ? 'migrado' : 'retirado';
    if (epoch < collection.epoch) return 'recomecado';
    return collection.questions.includes(question) ? null : 'questao_retirada';
  }

  /** After the end of a sitting, however it ended: right and wrong are not anchored, so they are shown from now on. */
  settle(): void {
    const isOpen = this.model.hasOpenSitting;
    this.model.settle(this.study.now);
    if (isOpen && !this.model.hasOpenSitting) this.forgetVerdicts();
  }

  /** Reopens the lists of right or wrong answers. */
  forgetVerdicts(): void {
    for (const opened of this.openLists)
      if (opened.state === 'certas' || opened.state === 'erradas') this.openLists.delete(opened);
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
