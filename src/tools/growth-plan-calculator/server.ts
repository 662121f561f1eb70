import { defineServerTool } from '#tools/define.ts';
import { clientDocument, document } from './document.ts';
import { draft } from './draft.ts';
import { ground } from './ground.ts';
import { outline } from './outline.ts';
import { inParts } from './parts.ts';
import { prompt } from './prompt.ts';
import { suggest } from './suggest.ts';
import { title } from './title.ts';

export const tool = defineServerTool({
	...outline,
	title,
	suggest,
	draft,
	prompt,
	inParts,
	ground,
	document,
	clientDocument,
});
