import { packSource, type Pack } from '@mapa/api-client';
import { counted, routePath } from '@mapa/domain';
import { Link, Meta, Skeleton, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { PackRow } from './pack-row';
import { sizeText } from './pack-texts';
import { usePackList } from './use-pack-list';

/** All downloads on this device: size, date and state of each, and a button to remove it, which also works offline. */
export function DevicePacks() {
  const packs = usePackList();
  if (!packs) return <Skeleton height="3rem" />;
  if (packs.length === 0)
    return (
      <p>
        Nada foi baixado neste aparelho. Para estudar sem conexão, escolha “Levar offline” em{' '}
        <Link to={routePath('myMaps')}>Meus mapas</Link> ou <Link to={routePath('notebooks')}>Meus cadernos</Link>.
      </p>
    );
  const bytes = packs.reduce((sum, pack) => sum + pack.bytes, 0);
  return (
    <WholeWidth>
      <Meta>
        {counted(packs.length, 'download', 'downloads')}, {sizeText(bytes)} no total.
      </Meta>
      <Rows>
        {[...packs].sort(byAge).map((pack) => (
          <PackRow key={pack.key} pack={pack} source={packSource(pack)} />
        ))}
      </Rows>
    </WholeWidth>
  );
}

const byAge = (one: Pack, other: Pack): number => other.takenAt - one.takenAt;

const WholeWidth = styled.div`
  && {
    max-width: none;
  }
`;

const Rows = styled.ul`
  margin-top: ${token.space.x1};
  border-top: 1px solid ${token.color.rule};
`;
