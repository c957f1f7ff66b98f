/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import * as kit from './index';

const { Badge, Button, Checkbox, ChipToggle, EmptyState, Field, Image, Page, Pagination, ProgressBar, RichText } = kit;
const subjects = [{ id: 1, name: 'Crase', weight: 3, total: 10, answered: 4, correct: 2 }];

describe('on the server', () => {
  it('renders without a style attribute, which the content policy would refuse', () => {
    const sheet = new ServerStyleSheet();
    const html = renderToString(
      sheet.collectStyles(
        <kit.UiProvider>
          <Page>
            <Button variant="secondary">Adicionar</Button>
            <Badge tone="heat">24% da prova</Badge>
            <Field label="Ano">
              <kit.Select options={[{ value: '2024', label: '2024' }]} />
            </Field>
            <Checkbox>Lembrar</Checkbox>
            <kit.RadioGroup legend="Nível">
              <kit.Radio name="nivel">Médio</kit.Radio>
            </kit.RadioGroup>
            <ChipToggle pressed>Médio</ChipToggle>
            <ProgressBar label="Progresso" value={37} />
            <kit.SubjectRoute label="Assuntos" subjects={subjects} />
            <kit.RouteStrip label="Incidência" parts={[{ name: 'Crase', percent: 30 }]} idle="Crase (30%)" />
            <kit.HeatRow name="Crase" figure="12%" width={40} to="/questoes" />
            <RichText html="<p>Enunciado</p>" />
            <Image src="/a.png" alt="" width={300} height={200} />
            <Pagination page={1} lastPage={9} linkTo={(page) => `/questoes?page=${page}`} />
            <kit.Skeleton width="12rem" height="2rem" />
            <EmptyState title="Nada aqui" />
            <kit.Tabs label="Questão" items={[{ value: 'a', label: 'Gabarito', panel: 'C' }]} />
            <kit.Menu trigger={<Button>Marina</Button>}>{null}</kit.Menu>
            <kit.Dialog open={false} onOpenChange={() => undefined} title="Entrar" />
            <kit.Toaster />
          </Page>
        </kit.UiProvider>,
      ),
    );
    expect(html).toContain('Enunciado');
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).not.toContain('<style');
    expect(sheet.getStyleTags()).toContain('--color-paper:#faf8f3');
    expect(sheet.getStyleTags()).toContain("[data-tema='escuro']");
    sheet.seal();
  });
});
