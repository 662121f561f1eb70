import { customType, timestamp } from 'drizzle-orm/pg-core';

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** The words of a text, for full-text search. */
export const words = customType<{ data: string }>({ dataType: () => 'tsvector' });
