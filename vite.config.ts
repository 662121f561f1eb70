import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { CHUNKS } from './scripts/chunks.ts';
import { compressedFiles } from './scripts/compressed-files.ts';
import { lighterFont } from './scripts/lighter-font.ts';
import { pageFiles } from './scripts/page-files.ts';

export default defineConfig({
	plugins: [react(), pageFiles(), lighterFont(), compressedFiles()],
	build: {
		outDir: 'dist/web',
		// The content security policy allows files of our own, and no data: addresses.
		assetsInlineLimit: 0,
		modulePreload: { polyfill: false },
		rolldownOptions: {
			output: {
				codeSplitting: CHUNKS,
			},
		},
		// Each file's size would be reported compressed, for which all of them would be compressed once more.
		reportCompressedSize: false,
	},
	// A worker loads what opens documents only when it is given one.
	worker: { format: 'es' },
	server: { proxy: { '/api': 'http://127.0.0.1:3000', '/share': 'http://127.0.0.1:3000' } },
});
