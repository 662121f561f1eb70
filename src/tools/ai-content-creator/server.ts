import { defineServerTool } from '#tools/define.ts';
import { document } from './document.ts';
import { draft } from './draft.ts';
import { ground } from './ground.ts';
import { outline } from './outline.ts';
import { inParts } from './parts.ts';
import { prompt } from './prompt.ts';
import { table, tasks } from './schedule-files.ts';
import { title } from './title.ts';

export const tool = defineServerTool({
	...outline,
	title,
	draft,
	prompt,
	inParts,
	ground,
	document: (output, input) => document(output, input),
	tasks: (output, _input, start) => tasks(output, start),
	table: (format, output, input, start) => table(format, output, input, start),
});
