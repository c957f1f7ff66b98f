import type { Bank } from '../bank/bank';
import { countInBank, incidenceInBank, searchBank } from '../bank/search/search';
import type { Database } from '../db/client';
import type { Page } from '../http/list';
import type { Student } from '../session/token';
import type { QuestionFilters, QuestionQuery } from './filters';
import { countInDatabase, incidenceInDatabase, searchDatabase } from './search-database';

/** The bank in memory, and the database that answers while it is not there. */
export interface SearchSources {
  bank: Bank;
  db: Database;
}

/** Ids of one page of a filter's questions, and how many it finds in all. */
export const searchQuestions = async ({ bank, db }: SearchSources, query: QuestionQuery, student: Student | null, page: Page) =>
  (await searchBank(bank, query, student, page)) ?? searchDatabase(db, query, student, page);

/** How many a filter finds, and how many more it would find if the hidden kinds were shown. */
export const countQuestions = async ({ bank, db }: SearchSources, filters: QuestionFilters, student: Student | null) =>
  (await countInBank(bank, filters, student)) ?? countInDatabase(db, filters, student);

/** Incidence of a filter's questions over the subject tree. */
export const questionIncidence = async ({ bank, db }: SearchSources, filters: QuestionFilters, student: Student | null) =>
  (await incidenceInBank(bank, filters, student)) ?? incidenceInDatabase(db, filters, student);
