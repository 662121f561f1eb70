/** `npm run rows`: prints each row of docs/specification.md that no test names, and exits 1 while any is left. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allTests, untestedRows } from './specification-rows.ts';

const root = join(import.meta.dirname, '..');
const titles = allTests(root).map(({ title }) => title);
const left = untestedRows(readFileSync(join(root, 'docs/specification.md'), 'utf8'), titles);
for (const { id, text } of left) console.log(`${id}\t${text}`);
if (left.length > 0) process.exitCode = 1;
