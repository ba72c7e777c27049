export async function prepareMutant(_name: string | undefined, _url: string): Promise<void> {}
