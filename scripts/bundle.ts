/**
 * Checks the built web app: no server code, no prompt and no secret's name in any chunk, and every large one compressed
 * beside itself. (How much JavaScript a page loads is measured where it is loaded: in the journeys.)
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
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

/** A smaller file may be as small as it gets. */
const LARGE_BYTES = 2000;
const FORMS = { br: brotliDecompressSync, gz: gunzipSync };

for (const file of globSync('**/*.{js,css}', { cwd: folder })) {
	const content = readFileSync(join(folder, file));
	if (content.length < LARGE_BYTES) continue;
	for (const [ending, unpack] of Object.entries(FORMS)) {
		const compressed = join(folder, `${file}.${ending}`);
		if (!existsSync(compressed) || !unpack(readFileSync(compressed)).equals(content))
			found.push(`${file} does not lie compressed beside itself as .${ending}`);
	}
}

if (chunks.length === 0) found.push(`no chunk in ${folder}: run npm run build`);
for (const line of found) console.error(line);
if (found.length > 0) process.exitCode = 1;
else console.log(`${chunks.length} chunks, ${forbidden.length} texts of the server looked for, none found`);
