import { packName, packState } from '@mapa/api-client';
import { routePath } from '@mapa/domain';
import { Link, Page, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { stateText } from './pack-texts';
import { usePackList } from './use-pack-list';

/** Names downloads whose map or notebook is no longer in the list below, with a link to remove them. */
export function LeftPacks({ kind }: { kind: 'map' | 'notebook' }) {
  const left = (usePackList() ?? []).flatMap((pack) => {
    const state = packState(pack);
    const isMap = 'mapa' in pack.detail;
    const isLeft = state.kind === 'gone' || state.kind === 'moved';
    return isLeft && isMap === (kind === 'map') ? [{ pack, sentence: stateText(state, isMap, packName(pack)) }] : [];
  });
  if (left.length === 0) return null;
  return (
    <Page>
      <Card aria-label="Downloads deste aparelho">
        {left.map(({ pack, sentence }) => (
          <p key={pack.key}>
            <strong>“{packName(pack)}” ainda ocupa este aparelho.</strong> {sentence}
          </p>
        ))}
        <Link to={`${routePath('account')}#aparelho`}>Ver o que está neste aparelho</Link>
      </Card>
    </Page>
  );
}

const Card = styled.section`
  display: grid;
  justify-items: start;
  gap: ${token.space.x1};
  margin-top: ${token.space.x3};
  padding: ${token.space.x1h} ${token.space.x2};
  border-left: 3px solid ${token.color.accent};
  background: ${token.color.accentWash};
  & > p {
    max-width: ${token.measure.text};
    text-wrap: pretty;
  }
`;
