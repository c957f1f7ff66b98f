import { counted, listText, type SubjectAct } from '@mapa/domain';
import { ChevronRightIcon, IconButton, Menu, MenuItem, Meta, EllipsisIcon, token } from '@mapa/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { SubjectNode } from './subject-nodes';

interface BranchProps {
  nodes: readonly SubjectNode[];
  /** Whether the node is open initially, as in search results. */
  startsOpen: boolean;
  /** Absent for people who may only read. */
  onAct?: ((act: SubjectAct, node: SubjectNode) => void) | undefined;
}

/** The nodes of one level; lower levels are rendered when opened. */
export function SubjectBranch({ nodes, ...rest }: BranchProps) {
  return (
    <Branch>
      {nodes.map((node) => (
        <SubjectRow key={node.id} node={node} {...rest} />
      ))}
    </Branch>
  );
}

function SubjectRow({ node, startsOpen, onAct }: Omit<BranchProps, 'nodes'> & { node: SubjectNode }) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const { nome, questoes, nomes_anteriores, children } = node;
  return (
    <li>
      <Row>
        {children.length > 0 ? (
          <Opener
            type="button"
            aria-expanded={isOpen}
            aria-label={`Assuntos de ${nome}`}
            onClick={() => setIsOpen(!isOpen)}
          >
            <ChevronRightIcon size={16} aria-hidden />
          </Opener>
        ) : (
          <span />
        )}
        <Name>
          <span>{nome}</span>
          <Meta>
            {counted(questoes, 'questão', 'questões')}
            {nomes_anteriores.length > 0 ? ` · antes: ${listText(nomes_anteriores)}` : null}
          </Meta>
        </Name>
        {onAct ? (
          <Menu
            trigger={
              <IconButton label={`Mudar ${nome}`}>
                <EllipsisIcon size={18} aria-hidden />
              </IconButton>
            }
          >
            <MenuItem onSelect={() => onAct('renomear', node)}>Renomear</MenuItem>
            <MenuItem onSelect={() => onAct('mover', node)}>Mover</MenuItem>
            <MenuItem onSelect={() => onAct('juntar', node)}>Juntar a outro</MenuItem>
          </Menu>
        ) : null}
      </Row>
      {isOpen && children.length > 0 ? <SubjectBranch nodes={children} startsOpen={startsOpen} onAct={onAct} /> : null}
    </li>
  );
}

const Branch = styled.ul`
  list-style: none;
  & & {
    margin-left: ${token.space.x2};
    border-left: 1px solid ${token.color.rule};
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: ${token.target} minmax(0, 1fr) auto;
  align-items: center;
  padding-block: ${token.space.half};
  border-bottom: 1px solid ${token.color.rule};
`;

const Name = styled.div`
  display: grid;
  overflow-wrap: anywhere;
`;

const Opener = styled.button`
  display: grid;
  place-items: center;
  min-height: ${token.target};
  color: ${token.color.inkSoft};
  &[aria-expanded='true'] > svg {
    transform: rotate(90deg);
  }
`;
