/** The inputs that results are written from. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalog, type ToolId } from '#tools/catalog.ts';

export interface Form {
	tool: ToolId;
	name: string;
	input: object;
}

const TOOLS = join(import.meta.dirname, '../../src/tools');

/** Each tool's example, then the inputs of its fixtures. @param most of each tool */
export async function forms(most = Number.POSITIVE_INFINITY): Promise<Form[]> {
	const ids = Object.keys(catalog) as ToolId[];
	const all = ids.map(async (tool) => {
		const { example } = (await import(`${TOOLS}/${tool}/example.ts`)) as { example: object };
		const others = globSync('*.json', { cwd: join(TOOLS, tool, 'fixtures') }).filter((file) => file !== 'example.json');
		const tests = others.sort().map((file) => ({
			tool,
			name: file.replace('.json', ''),
			input: JSON.parse(readFileSync(join(TOOLS, tool, 'fixtures', file), 'utf8')) as object,
		}));
		return [{ tool, name: 'example', input: example }, ...tests].slice(0, most);
	});
	return (await Promise.all(all)).flat();
}
