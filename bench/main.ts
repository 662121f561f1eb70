/** `npm run bench -- NAME`: runs one measured claim; without a name it lists them. */
import { readdirSync } from 'node:fs';

const names = readdirSync(import.meta.dirname)
	.filter((file) => file.endsWith('.ts') && file !== 'main.ts')
	.map((file) => file.replace(/\.ts$/, ''));
const name = process.argv[2];

if (name && names.includes(name)) await import(`./${name}.ts`);
else {
	console.log(`Benches: ${names.join(', ')}`);
	if (name) process.exitCode = 1;
}
