import puppeteer, { type Browser, type BrowserConnectOptions, type ElementHandle, type Page } from 'puppeteer-core';
