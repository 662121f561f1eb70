/** What the server says to the page on delivery, in a meta element: no request is needed for it. */
export interface AppSettings {
	/** The external order form. */
	purchaseUrl: string;
	supportEmail: string;
	/** The name of the connected model; null where the built-in engine writes. */
	engine: string | null;
	/** The names of the models that a member may choose instead of it. */
	moreModels: readonly string[];
	/** Members may use keys of their own. */
	ownKeys: boolean;
}

const DEFAULTS: AppSettings = {
	purchaseUrl: 'https://example.com/order',
	supportEmail: 'support@example.com',
	engine: null,
	moreModels: [],
	ownKeys: false,
};

/** The settings; the defaults where a development server left the placeholder in place. */
export function appSettings(): AppSettings {
	try {
		const given: Partial<AppSettings> = JSON.parse(metaContent('app-settings'));
		return { ...DEFAULTS, ...given };
	} catch {
		return DEFAULTS;
	}
}

/** The model where it is offered; undefined leaves the choice to the installation. */
export function offeredModel(model: string | undefined): string | undefined {
	const { engine, moreModels } = appSettings();
	return model !== undefined && (model === engine || moreModels.includes(model)) ? model : undefined;
}

/** Another engine writes from now on. */
export function setEngine(engine: string | null, moreModels: readonly string[]): void {
	const element = document.querySelector<HTMLMetaElement>('meta[name="app-settings"]');
	if (element) element.content = JSON.stringify({ ...appSettings(), engine, moreModels });
}

/** The nonce that style elements must carry; none where the placeholder is not filled. */
export function styleNonce(): string {
	const content = metaContent('csp-nonce');
	return content.startsWith('__') ? '' : content;
}

function metaContent(name: string): string {
	return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
