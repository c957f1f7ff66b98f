import { favoriteWish, useAppDispatch } from '@mapa/api-client';
import { draftKey, readDraft, sendKeptFavorite, useDraft, useRequireLogin, useStudentId, writeDraft } from '@mapa/auth';
import { toast } from '@mapa/ui-kit';
import type { PanelQuestion } from '../model';
import { sayFailure } from './say-failure';

const WAITS = 'Sem resposta do Mapa agora. A sua escolha ficou neste aparelho e vai para a sua conta quando der.';
/** Marks of this page, for browsers without storage. */
const WAITS_HERE =
  'Sem resposta do Mapa agora. A sua escolha vai para a sua conta quando der, se esta página continuar aberta.';

/**
 * The favourite mark of a question, updated optimistically and reverted if the server refuses it. Offline the desired
 * state is stored on the device and sent later; it is a state, not a toggle, so that repeating it changes nothing.
 */
export function useFavorite({ id, favorita = false }: Pick<PanelQuestion, 'id' | 'favorita'>) {
  const studentId = useStudentId();
  const { text: wish } = useDraft('favorita', id);
  const dispatch = useAppDispatch();
  const requireLogin = useRequireLogin();
  const isFavorite = wish === '' ? favorita : wish === favoriteWish(true);

  async function mark(student: string) {
    const key = draftKey('favorita', student, id);
    const wished = readDraft(key);
    const isNow = wished === '' ? favorita : wished === favoriteWish(true);
    const isKept = writeDraft(key, favoriteWish(!isNow));
    const end = await sendKeptFavorite({ dispatch, studentId: student }, id);
    if (end.kind === 'refused') sayFailure(end.error);
    else if (end.kind === 'later') toast(isKept ? WAITS : WAITS_HERE, { id: 'favorita' });
  }

  const toggle = () =>
    requireLogin((user) => {
      const student = user?.id ?? studentId;
      if (student !== null) void mark(student);
    });
  return { isFavorite, toggle };
}
