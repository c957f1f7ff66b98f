import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { TagDescription } from '@reduxjs/toolkit/query';
import { markEnded, markWithheld } from './sitting-standing';
import type { Client } from '../transport/client';
import { baseApi, wholePages, type ApiState, type Tag } from './base-api';
import { patchQuestion, type StudentState } from './patch-question';
import { withholdQuestions } from './withhold-questions';

/** A change in one tab that the student's other tabs must show too. */
export interface News {
  tags: readonly TagDescription<Tag>[];
  patch?: { id: number; change: StudentState };
  /** A sitting that has ended: the reloaded data reports it again, which is then no news. */
  ended?: string;
  /** Questions that an open sitting withholds from now on. */
  withheld?: readonly number[];
}

/**
 * The acting tab does not show those pages; reloading a filtered page in another tab would remove the question that the
 * student is reading.
 */
function asElsewhere(tag: TagDescription<Tag>): TagDescription<Tag> {
  if (typeof tag === 'string' || tag.id === undefined) return tag;
  return tag.type === 'MapQuestions' || tag.type === 'NotebookQuestions' ? wholePages(tag.type, tag.id) : tag;
}

/** Subscribes this tab to the student's changes in other tabs. */
export function followOtherTabs(client: Client, dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>): void {
  client.tabs?.listen((news) => {
    const { tags, patch, ended, withheld } = news as News;
    if (ended !== undefined) markEnded(client, ended);
    if (patch) dispatch(patchQuestion(patch.id, patch.change));
    if (withheld) dispatch(withholdQuestions(markWithheld(client, withheld)));
    dispatch(baseApi.util.invalidateTags(tags.map(asElsewhere)));
  });
}
