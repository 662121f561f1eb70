/**
 * Checks the built web app: no server code, no prompt and no secret's name in any chunk. (How much JavaScript
 * a page loads is measured where it is loaded: in the journeys.)
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverTools } from '#tools/server.ts';
import { sentencesOfPrompts } from './prompt-sentences.ts';

const folder = join(import.meta.dirname, '../dist/web');
const chunks = globSync('**/*.js', { cwd: folder });

/** Texts that only the server may contain. */
const ofTheServer = ['DATABASE_URL', 'AI_API_KEY', 'AUTH_SECRET', 'SMTP_URL', 'argon2', 'drizzle-orm', 'pglite'];

const forbidden = [...ofTheServer, ...sentencesOfPrompts(Object.values(serverTools))];
const found = chunks.flatMap((chunk) => {
	const text = readFileSync(join(folder, chunk), 'utf8');
	return forbidden.filter((part) => text.includes(part)).map((part) => `${chunk} holds "${part}"`);
});

if (chunks.length === 0) found.push(`no chunk in ${folder}: run npm run build`);
for (const line of found) console.error(line);
if (found.length > 0) process.exitCode = 1;
else console.log(`${chunks.length} chunks, ${forbidden.length} texts of the server looked for, none found`);
