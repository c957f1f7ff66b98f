import type { TestContent } from '@mapa/server-search/testing';
import type { TestApp } from '../../testing/app';
import { enter } from '@mapa/server-sessions/testing';
import type { ModelQuestion } from './model/question';

const OTHER_NAME = 'Uso da crase';

/** What staff do to the tree of subjects at the desk. */
export class SubjectTree {
  private readonly api: TestApp;
  private readonly content: TestContent;
  private readonly token: string;
  /** While Regência is merged into Crase: the act, and the questions that had that subject. */
  private merged: { act: number; questions: ModelQuestion[] } | null = null;
  private isRenamed = false;

  private constructor(api: TestApp, content: TestContent, token: string) {
    this.api = api;
    this.content = content;
    this.token = token;
  }

  static async open(api: TestApp, content: TestContent): Promise<SubjectTree> {
    const { token } = await enter(api, { role: 'master', name: 'Maria Mestra' });
    return new SubjectTree(api, content, token);
  }

  get isMerged(): boolean {
    return this.merged !== null;
  }

  /** The subject that an id leads to today. */
  readonly today = (id: number): number =>
    this.isMerged && id === this.content.regency.id ? this.content.crasis.id : id;

  readonly nameOf = (id: number): string => {
    const { crasis, regency, languages } = this.content;
    if (id === crasis.id && this.isRenamed) return OTHER_NAME;
    return [crasis, regency, languages].find((subject) => subject.id === id)?.name ?? '';
  };

  /** Merges Regência into Crase, or undoes it. */
  async mergeOrUndo(questions: readonly ModelQuestion[]): Promise<void> {
    const { crasis, regency } = this.content;
    if (this.merged) return this.undo();
    const body = { id: regency.id, em_id: crasis.id, so_conferir: false };
    await this.api.ok('PUT /api/customer-area/desk/subject/{id}/merge', body, this.token);
    const { mudancas } = await this.api.ok('GET /api/customer-area/desk/subject', {}, this.token);
    this.merged = {
      act: mudancas[0]?.id ?? 0,
      questions: questions.filter(({ subject }) => subject === regency.id),
    };
    for (const question of this.merged.questions) question.subject = crasis.id;
  }

  private async undo(): Promise<void> {
    if (!this.merged) return;
    const { act, questions } = this.merged;
    await this.api.ok('POST /api/customer-area/desk/subject-act/{id}/undo', { id: act }, this.token);
    for (const question of questions) question.subject = this.content.regency.id;
    this.merged = null;
  }

  /** Renames Crase, or restores its name; the paper's file keeps the first one. */
  async rename(): Promise<void> {
    const { crasis } = this.content;
    this.isRenamed = !this.isRenamed;
    const body = { id: crasis.id, nome: this.isRenamed ? OTHER_NAME : crasis.name, so_conferir: false };
    await this.api.ok('PUT /api/customer-area/desk/subject/{id}/name', body, this.token);
  }

  /** Restores the initial tree, whatever an earlier history made of it. */
  async restore(): Promise<void> {
    await this.undo();
    if (this.isRenamed) await this.rename();
  }
}
