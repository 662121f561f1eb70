import { defineServerTool } from '#tools/define.ts';
import type { AdOutput } from './contract.ts';
import { document } from './document.ts';
import { draft } from './draft.ts';
import { ground } from './ground.ts';
import { metaImport } from './meta-import/table.ts';
import { outline } from './outline.ts';
import { prompt } from './prompt.ts';
import { title } from './title.ts';

export const tool = defineServerTool({
	...outline,
	title,
	draft,
	prompt,
	ground,
	document,
	table: (format, output: AdOutput, input) => (format === 'csv-meta' ? metaImport(output, input) : null),
});
