import { baseApi } from '@mapa/api-client';
import type { ApiState } from '@mapa/api-client';
import { useCallback } from 'react';
import { useDispatch, useStore } from 'react-redux';
import type { OwnThings } from '../model';

type Copy = OwnThings & { id: number };
type Held = Partial<Copy> & { data?: Copy[] };

/** An answer of one question, or a page of them; statistics and comments carry the question's tag, too, and are neither. */
function copyIn(held: Held, id: number): OwnThings | undefined {
  const copy = Array.isArray(held.data) ? held.data.find((one) => one.id === id) : held;
  return copy && 'enunciado' in copy ? copy : undefined;
}

/**
 * Writes what the student did with a question into every copy of it that is at hand, in place: asked again, a list would
 * change under the student's eyes.
 */
export function usePatchQuestion(id: number): (change: OwnThings) => void {
  const dispatch = useDispatch();
  const { getState } = useStore<ApiState>();
  return useCallback(
    (change) => {
      for (const { endpointName, originalArgs } of baseApi.util.selectInvalidatedBy(getState(), [{ type: 'StudentQuestion', id }])) {
        const recipe = (held: Held) => {
          const copy = copyIn(held, id);
          if (copy) Object.assign(copy, change);
        };
        // The empty API knows no endpoint by name; those that hold the tag are in the list itself.
        dispatch(baseApi.util.updateQueryData(endpointName as never, originalArgs as never, recipe as never) as never);
      }
    },
    [dispatch, getState, id],
  );
}
