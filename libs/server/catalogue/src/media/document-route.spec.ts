import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { documents, exams } from '@mapa/server-platform';
import { attachDocuments, NO_OPTIONS } from '@mapa/server-importer';
import { createTestApp, type TestApp } from '../testing/app';
import { createContent, type TestContent } from '@mapa/server-search/testing';

const bytes = Buffer.from('%PDF-1.4\n1 0 obj\nstartxref\n0\n%%EOF\n');
const hash = createHash('sha256').update(bytes).digest('hex');
/** As the importer names a paper. */
const NAMED = { name: 'Prova X 2024', slug: 'prova-x-2024' };

let api: TestApp;
let content: TestContent;
beforeEach(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
  await api.db.insert(documents).values({ hash, bytes });
  await api.db
    .update(exams)
    .set({ paperHash: hash, ...NAMED })
    .where(eq(exams.id, content.exam.id));
});
afterEach(() => api.close());

describe('GET /api/document/{hash}/{name}', () => {
  it('returns a paper as PDF under the address of its exam, for good and for viewing only', async () => {
    const exam = await api.ok('GET /api/exam/{id}', { id: content.exam.id });
    expect([exam.pdf_prova, exam.pdf_gabarito]).toEqual([`/api/document/${hash}/${exam.slug}-prova.pdf`, null]);
    const response = await api.app.inject(exam.pdf_prova ?? '');
    expect([response.statusCode, response.rawPayload.equals(bytes)]).toEqual([200, true]);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${exam.slug}-prova.pdf"`,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  });

  describe('of a replaced PDF', () => {
    const put = (text: string) => {
      const replacement = Buffer.from(`%PDF-1.4\n% ${text}\nstartxref\n0\n%%EOF\n`);
      return attachDocuments(
        api.db,
        { ...NO_OPTIONS, exam: NAMED.name },
        { paper: { hash: createHash('sha256').update(replacement).digest('hex'), bytes: replacement }, key: null },
      );
    };
    const present = async () => (await api.ok('GET /api/exam/{id}', { id: content.exam.id })).pdf_prova ?? '';
    const visit = async (address: string) => {
      const { statusCode, headers } = await api.app.inject(address);
      return [statusCode, headers.location, headers['cache-control']];
    };

    it('redirects to the present one, however often it was replaced, and is not cached', async () => {
      const first = await present();
      await put('second');
      const second = await present();
      await put('third');
      const third = await present();
      expect(new Set([first, second, third]).size).toBe(3);
      for (const old of [first, second]) expect(await visit(old)).toEqual([302, third, 'no-cache']);
      expect((await visit(third))[0]).toBe(200);
    });

    it('is served again when the PDF returns, and the one in between redirects to it', async () => {
      const first = await present();
      await put('second');
      const second = await present();
      await attachDocuments(api.db, { ...NO_OPTIONS, exam: NAMED.name }, { paper: { hash, bytes }, key: null });
      expect([(await visit(first))[0], (await visit(second)).slice(0, 2)]).toEqual([200, [302, first]]);
    });

    it('is served while another paper has it, under the same kind only', async () => {
      const first = await present();
      await api.db.insert(exams).values({ name: 'Outra', slug: 'outra', paperHash: hash });
      await put('second');
      expect((await visit(first))[0]).toBe(200);
      await api.db.update(exams).set({ paperHash: null, keyHash: hash }).where(eq(exams.slug, 'outra'));
      expect((await visit(first)).slice(0, 2)).toEqual([302, await present()]);
      expect((await visit(first.replace('-prova.pdf', '-gabarito.pdf')))[0]).toBe(200);
    });

    it('redirects to the paper that its address names', async () => {
      const first = await present();
      const [other] = await api.db.insert(exams).values({ name: 'Outra', slug: 'outra', paperHash: hash }).returning();
      await put('second');
      await attachDocuments(
        api.db,
        { ...NO_OPTIONS, exam: 'Outra' },
        { paper: { hash: 'f'.repeat(64), bytes }, key: null },
      );
      expect((await visit(first))[1]).toBe(await present());
      expect((await visit(first.replace(NAMED.slug, 'outra')))[1]).toBe(
        (await api.ok('GET /api/exam/{id}', { id: other?.id ?? 0 })).pdf_prova,
      );
    });
  });

  it.each([
    ['no hash', 'x/prova.pdf'],
    ['an unknown hash', `${'0'.repeat(64)}/prova.pdf`],
    ['a name that would leave the header', `${hash}/a%22%0d%0aset-cookie.pdf`],
    ['another ending', `${hash}/prova.html`],
  ])('answers 404 for %s', async (_, path) => {
    expect((await api.app.inject(`/api/document/${path}`)).statusCode).toBe(404);
  });
});
