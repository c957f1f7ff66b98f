import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { documents, exams } from '../db/schema';
import { createTestApp, type TestApp } from '../testing/app';
import { createContent, type TestContent } from '../testing/content';

const bytes = Buffer.from('%PDF-1.4\n1 0 obj\nstartxref\n0\n%%EOF\n');
const hash = createHash('sha256').update(bytes).digest('hex');

let api: TestApp;
let content: TestContent;
beforeEach(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
  await api.db.insert(documents).values({ hash, bytes });
  await api.db.update(exams).set({ paperHash: hash }).where(eq(exams.id, content.exam.id));
});
afterEach(() => api.close());

describe('GET /api/document/{hash}/{name}', () => {
  it('gives a paper as PDF under the address that its exam names, for good and for viewing only', async () => {
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

  it.each([
    ['no hash', 'x/prova.pdf'],
    ['an unknown hash', `${'0'.repeat(64)}/prova.pdf`],
    ['a name that would leave the header', `${hash}/a%22%0d%0aset-cookie.pdf`],
    ['another ending', `${hash}/prova.html`],
  ])('answers 404 for %s', async (_, path) => {
    expect((await api.app.inject(`/api/document/${path}`)).statusCode).toBe(404);
  });
});
