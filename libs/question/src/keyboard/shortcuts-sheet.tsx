import { Checkbox, Dialog, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { useShortcutSetting } from './shortcut-setting';

type Place = 'panel' | 'sheet';

/** Lines of the list of shortcuts, in display order, each with the place where it applies; by default everywhere. */
const LINES: readonly { keys: readonly string[]; does: string; in?: Place }[] = [
  { keys: ['A', 'B', 'C', 'D', 'E'], does: 'Escolher a alternativa' },
  { keys: ['1', '2', '3', '4', '5'], does: 'Escolher a alternativa, ou marcar a proposição, pela ordem' },
  { keys: ['C', 'E'], does: 'Certo ou errado, nas questões desse tipo' },
  { keys: ['Enter'], does: 'Responder e, depois do resultado, seguir', in: 'panel' },
  { keys: ['X'], does: 'Riscar a alternativa em foco' },
  { keys: ['G'], does: 'Grifar o trecho selecionado', in: 'panel' },
  { keys: ['F'], does: 'Favoritar', in: 'panel' },
  { keys: ['M'], does: 'Abrir os comentários', in: 'panel' },
  { keys: ['S'], does: 'Abrir as estatísticas', in: 'panel' },
  { keys: ['N'], does: 'Abrir a sua anotação', in: 'panel' },
  { keys: ['R'], does: 'Avisar de um erro', in: 'panel' },
  { keys: ['R'], does: 'Rever depois', in: 'sheet' },
  { keys: ['Enter'], does: 'Próxima questão', in: 'sheet' },
  { keys: ['J', '→'], does: 'Próxima questão' },
  { keys: ['K', '←'], does: 'Questão anterior' },
  { keys: ['?'], does: 'Mostrar esta lista' },
];

/** The list of keyboard shortcuts of a question's panel, or of an answer sheet's question; loaded on demand. */
export function ShortcutsSheet({ of = 'panel', onClose }: { of?: Place; onClose: () => void }) {
  const lines = LINES.filter((line) => (line.in ?? of) === of);
  const [enabled, setEnabled] = useShortcutSetting();
  return (
    <Dialog open onOpenChange={onClose} title="Atalhos de teclado">
      <Lines>
        {lines.map(({ keys, does }) => (
          <div key={keys.join() + does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </Lines>
      <Checkbox checked={enabled} onChange={(event) => setEnabled(event.target.checked)}>
        Usar atalhos de uma tecla
      </Checkbox>
    </Dialog>
  );
}

const Lines = styled.dl`
  display: grid;
  margin-bottom: ${token.space.x3};
  & > div {
    display: grid;
    grid-template-columns: 9rem 1fr;
    gap: ${token.space.x2};
    align-items: center;
    padding-block: ${token.space.x1};
    border-bottom: 1px solid ${token.color.rule};
  }
  & dt {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space.half};
  }
  & kbd {
    min-width: 1.5rem;
    padding: 0 ${token.space.half};
    border: 1px solid ${token.color.edge};
    border-radius: ${token.radius.medium};
    background: ${token.color.sheet};
    font-family: ${token.family.sans};
    font-size: ${token.size.tiny};
    font-weight: ${token.weight.strong};
    line-height: 1.5rem;
    text-align: center;
  }
`;
