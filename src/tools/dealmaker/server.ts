import { defineServerTool } from '#tools/define.ts';
import { document } from './document.ts';
import { draft } from './draft.ts';
import { ground } from './ground.ts';
import { outline } from './outline.ts';
import { prompt } from './prompt.ts';
import { suggest } from './suggest.ts';
import { title } from './title.ts';

export const tool = defineServerTool({
	...outline,
	title,
	suggest,
	draft,
	prompt,
	ground,
	document,
	clientDocument: document,
});
