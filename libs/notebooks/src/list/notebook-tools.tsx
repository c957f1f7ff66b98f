import { routePath } from '@mapa/domain';
import { Button, ButtonLink, CopyIcon, EllipsisIcon, Menu, MenuItem, MenuSeparator, PencilIcon, RotateCcwIcon, Trash2Icon, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { Notebook } from '../shared/model';
import type { NotebookDialog } from './notebook-dialogs';

export interface NotebookToolsProps {
  notebook: Notebook;
  isDuplicating: boolean;
  onDuplicate: () => void;
  onAsk: (dialog: NotebookDialog) => void;
}

/** What else can be done with a notebook: the frequent things in the open, the rest in a menu. */
export function NotebookTools({ notebook: { id, nome, progresso }, isDuplicating, onDuplicate, onAsk }: NotebookToolsProps) {
  return (
    <Tools>
      {progresso.respondidas > 0 ? (
        <ButtonLink variant="ghost" size="small" to={routePath('notebookReview', { id })} aria-label={`Revisar: ${nome}`}>
          Revisar
        </ButtonLink>
      ) : null}
      <Menu
        trigger={
          <Button variant="ghost" size="small" busy={isDuplicating} icon={<EllipsisIcon size={18} aria-hidden />} aria-label={`Mais ações: ${nome}`}>
            Mais
          </Button>
        }
      >
        <MenuItem icon={<PencilIcon size={18} aria-hidden />} onSelect={() => onAsk('rename')}>
          Renomear
        </MenuItem>
        <MenuItem icon={<CopyIcon size={18} aria-hidden />} onSelect={onDuplicate}>
          Duplicar
        </MenuItem>
        {progresso.respondidas > 0 ? (
          <MenuItem icon={<RotateCcwIcon size={18} aria-hidden />} onSelect={() => onAsk('reset')}>
            Recomeçar
          </MenuItem>
        ) : null}
        <MenuSeparator />
        <MenuItem icon={<Trash2Icon size={18} aria-hidden />} tone="danger" onSelect={() => onAsk('remove')}>
          Apagar
        </MenuItem>
      </Menu>
    </Tools>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.half};
  margin-inline: calc(-1 * ${token.space.x1h});
`;
