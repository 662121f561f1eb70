import type { Problem } from './problem.ts';
import { customers } from './problems/customers.ts';
import { days } from './problems/days.ts';
import { goods } from './problems/goods.ts';
import { inquiries } from './problems/inquiries.ts';
import { money } from './problems/money.ts';
import { papers } from './problems/papers.ts';
import { selling } from './problems/selling.ts';
import { staff } from './problems/staff.ts';

const kinds = [selling, inquiries, customers, days, money, papers, staff, goods];

/** What troubles a business, by job, with questions about each. */
export const problems: readonly Problem[] = kinds.flatMap((kind) =>
	Object.entries(kind).map(([id, { name, ...sentences }]) => ({ id, name, sentences })),
);
