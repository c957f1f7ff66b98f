import { figure } from '@mapa/domain';
import { Checkbox, ChevronRightIcon, token } from '@mapa/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { SubjectNode } from '../subject-tree';
import type { CountOf } from '../use-facet-counts';

interface BranchProps {
  nodes: readonly SubjectNode[];
  chosen: ReadonlySet<number>;
  partly: ReadonlySet<number>;
  startsOpen: boolean;
  countOf: CountOf;
  onToggle: (id: number) => void;
}

/** The nodes of one level; lower levels are rendered when opened. */
export function SubjectBranch({ nodes, ...rest }: BranchProps) {
  return (
    <Branch>
      {nodes.map((node) => (
        <SubjectItem key={node.id} node={node} {...rest} />
      ))}
    </Branch>
  );
}

function SubjectItem({ node, ...rest }: Omit<BranchProps, 'nodes'> & { node: SubjectNode }) {
  const { chosen, partly, startsOpen, countOf, onToggle } = rest;
  const count = countOf(node.id, node.questions);
  const [open, setOpen] = useState(startsOpen || partly.has(node.id));
  const isPartly = partly.has(node.id);
  const hasChildren = node.children.length > 0;
  return (
    <li>
      <Row>
        {hasChildren ? (
          <Opener
            type="button"
            aria-expanded={open}
            aria-label={`Assuntos de ${node.name}`}
            onClick={() => setOpen(!open)}
          >
            <ChevronRightIcon size={16} aria-hidden />
          </Opener>
        ) : (
          <Gap />
        )}
        <Name>
          <Checkbox
            checked={chosen.has(node.id)}
            ref={(input) => {
              if (input) input.indeterminate = isPartly;
            }}
            onChange={() => onToggle(node.id)}
          >
            {node.name}
          </Checkbox>
        </Name>
        {count === undefined ? null : <Count>{figure(count)}</Count>}
      </Row>
      {open && hasChildren ? <SubjectBranch nodes={node.children} {...rest} /> : null}
    </li>
  );
}

const Branch = styled.ul`
  & & {
    margin-left: ${token.space.x2};
    border-left: 1px solid ${token.color.rule};
  }
`;

const Row = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${token.space.half};
  padding-block: ${token.space.half};
`;

const Name = styled.div`
  flex: 1;
  min-width: 0;
  padding-left: 2px;
  & label {
    line-height: 1.35;
    padding-top: 0.1em;
  }
  & input:indeterminate {
    border-color: ${token.color.accent};
    box-shadow: inset 0 0 0 5px ${token.color.sheet};
    background: ${token.color.accent};
  }
`;

const Opener = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  border-radius: ${token.radius.small};
  color: ${token.color.inkSoft};
  cursor: pointer;
  & > svg {
    transition: transform ${token.motion.quick};
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(90deg);
  }
`;

const Gap = styled.span`
  flex: none;
  width: 1.5rem;
`;

const Count = styled.span`
  flex: none;
  padding-right: 2px;
  color: ${token.color.inkFaint};
  font-size: ${token.size.tiny};
  line-height: 1.5rem;
  font-variant-numeric: tabular-nums;
`;
