import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** The weights of the page's texts, from body to what a browser makes bold. */
const WEIGHTS = { min: 400, max: 700, default: 400 };

/** Vite plugin: the page's font without the weights that no text has. */
export function lighterFont(): Plugin {
	return {
		name: 'lighter-font',
		apply: 'build',
		async generateBundle(_, bundle) {
			for (const file of Object.values(bundle)) {
				if (file.type !== 'asset' || !file.fileName.endsWith('.woff2')) continue;
				file.source = await lighter(Buffer.from(file.source));
			}
		},
	};
}

/** The same letters, in fewer weights. */
export function lighter(font: Buffer): Promise<Buffer> {
	const letters = lettersOf(font).map((letter) => String.fromCodePoint(letter));
	return subsetFont(font, letters.join(''), { variationAxes: { wght: WEIGHTS } });
}

export function lettersOf(font: Buffer): number[] {
	return (fontkit.create(font) as fontkit.Font).characterSet;
}
