import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { TagDescription } from '@reduxjs/toolkit/query';
import { markEnded, markWithheld } from './sitting-standing';
import type { Client } from '../transport/client';
import { baseApi, wholePages, type ApiState, type Tag } from './base-api';
import { patchQuestion, type StudentState } from './patch-question';
import { withholdQuestions } from './withhold-questions';

/** What one tab did that the student's other tabs show as well. */
export interface News {
  tags: readonly TagDescription<Tag>[];
  patch?: { id: number; change: StudentState };
  /** A sitting that has ended: what the tags load tells it again, and is no news then. */
  ended?: string;
  /** Questions that an open sitting withholds from now on. */
  withheld?: readonly number[];
}

/**
 * The acting tab does not show those pages; another tab would lose the question that the student reads from a
 * filtered page.
 */
function asElsewhere(tag: TagDescription<Tag>): TagDescription<Tag> {
  if (typeof tag === 'string' || tag.id === undefined) return tag;
  return tag.type === 'MapQuestions' || tag.type === 'NotebookQuestions' ? wholePages(tag.type, tag.id) : tag;
}

/** Subscribes this tab to changes that the student makes in other tabs. */
export function followOtherTabs(client: Client, dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>): void {
  client.tabs?.listen((news) => {
    const { tags, patch, ended, withheld } = news as News;
    if (ended !== undefined) markEnded(client, ended);
    if (patch) dispatch(patchQuestion(patch.id, patch.change));
    if (withheld) dispatch(withholdQuestions(markWithheld(client, withheld)));
    dispatch(baseApi.util.invalidateTags(tags.map(asElsewhere)));
  });
}
